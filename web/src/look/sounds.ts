/** A small set of sounds, each made on the spot of a few voices: no file is loaded. */

import type { Step } from "../boards/board";

export type Sound = "card" | "coin" | "die" | "tile" | "turn";

/** A tone, or noise through a filter, that glides and dies away; times in seconds, pitches in hertz. */
interface Voice {
  wave: OscillatorType | "noise";
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const knock = (at: number, pitch: number, loud: number): Voice[] => [
  { wave: "noise", from: pitch * 4, to: pitch * 2, at, lasts: 0.05, loud },
  { wave: "triangle", from: pitch, to: pitch * 0.6, at, lasts: 0.07, loud: loud * 0.8 },
];

export const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  // Paper that slides: noise that brightens.
  card: [{ wave: "noise", from: 1800, to: 4200, at: 0, lasts: 0.14, loud: 0.2 }],
  // Two partials of struck metal, out of tune with each other.
  coin: [
    { wave: "sine", from: 2637, to: 2630, at: 0, lasts: 0.32, loud: 0.06 },
    { wave: "sine", from: 3951, to: 3940, at: 0.06, lasts: 0.36, loud: 0.05 },
  ],
  // It falls, bounces twice and lies still, as it is seen to.
  die: [...knock(0.31, 420, 0.16), ...knock(0.54, 480, 0.11), ...knock(0.7, 520, 0.07)],
  tile: knock(0, 300, 0.16),
  // A soft wooden tap.
  turn: [{ wave: "triangle", from: 523, to: 196, at: 0, lasts: 0.22, loud: 0.16 }],
};

const METAL = new Set(["coin", "kara", "money", "jewel"]);
const PAPER = new Set(["card", "cards", "draw", "manuscript"]);

/** What a step sounds like; null for what makes no noise. */
export function soundOf(step: Step): Sound | null {
  if (step.do === "roll") return "die";
  if (step.do === "flip") return "tile";
  if (step.do === "note") return null;
  if (METAL.has(step.icon ?? "")) return "coin";
  if (step.do === "count") return null;
  if (step.piece !== undefined || PAPER.has(step.icon ?? "")) return "card";
  return "tile";
}

/** Seconds in which a voice comes: one that is there at once begins with a click that nobody asked for. */
const ONSET = 0.004;

/** Milliseconds after which a sound belongs no more to what was seen. */
const LATE = 300;

let audio: AudioContext | null = null;

/** Make it heard. A browser nobody has touched yet is silent: what it missed is not heard all at once later. */
export function sound(name: Sound): void {
  audio ??= new AudioContext();
  const on = audio;
  if (on.state === "running") voice(on, name);
  else {
    const asked = performance.now();
    const late = () => performance.now() - asked > LATE;
    on.resume().then(
      () => late() || voice(on, name),
      () => {},
    );
  }
}

function voice(on: AudioContext, name: Sound): void {
  for (const each of SOUNDS[name]) speak(on, each);
}

function speak(on: AudioContext, { wave, from, to, at, lasts, loud }: Voice): void {
  const [begin, end] = [on.currentTime + at, on.currentTime + at + lasts];
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + ONSET);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(on.destination);
  if (wave === "noise") {
    const source = new AudioBufferSourceNode(on, { buffer: noise(on), loop: true });
    const filter = new BiquadFilterNode(on, { type: "bandpass", Q: 1.2 });
    glide(filter.frequency, from, to, begin, end);
    source.connect(filter).connect(gain);
    source.start(begin);
    source.stop(end);
  } else {
    const tone = new OscillatorNode(on, { type: wave });
    glide(tone.frequency, from, to, begin, end);
    tone.connect(gain);
    tone.start(begin);
    tone.stop(end);
  }
}

function glide(pitch: AudioParam, from: number, to: number, begin: number, end: number): void {
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, end);
}

let hiss: AudioBuffer | null = null;

/** Half a second of white noise, made once. */
function noise(on: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}
