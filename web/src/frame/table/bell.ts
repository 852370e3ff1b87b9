/** "It is your turn", said so that one sees it while doing something else. */

/** A notice of the browser, only while the page is behind others. */
export function notify(title: string, text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: location.pathname, icon: "/mark.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
