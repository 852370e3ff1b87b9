/** "It is your turn", said so that one hears or sees it while doing something else. */

/** A soft wooden tap, made on the spot: no file is loaded. */
export function tap(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(523, audio.currentTime);
  tone.frequency.exponentialRampToValueAtTime(196, audio.currentTime + 0.12);
  loud.gain.setValueAtTime(0.16, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.22);
  tone.connect(loud).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + 0.24);
}

/** A notice of the browser, only while the page is behind others. */
export function notify(title: string, text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: location.pathname, icon: "/mark.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
