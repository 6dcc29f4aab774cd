/**
 * Short sounds, made here and not recorded: a voice for each bird, and what tiles, eggs and turns sound like. Nothing is
 * created before the first gesture, and nothing at all while sound is off.
 */
import { settings } from "../state/settings.svelte.ts";

/** The birds that have a voice. */
export type Bird = "robin" | "owl" | "pigeon" | "woodpecker";
export type Sound = Bird | "card" | "pen" | "tile" | "gem" | "egg" | "turn" | "start" | "over";

type Tone = {
  at: number;
  long: number;
  /** From which frequency to which, in Hz. */
  from: number;
  to?: number;
  loud: number;
  wave?: OscillatorType;
  /** A slow wavering: how often a second, and how far in Hz. */
  waver?: [number, number];
};
/** Something struck: a short noise around a frequency. */
type Knock = { at: number; long: number; around: number; sharp: number; loud: number };
type Recipe = { tones?: Tone[]; knocks?: Knock[] };

const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Each sound in a list of tones and knocks; times in seconds. */
export const RECIPES: Record<Exclude<Sound, "start">, Recipe> = {
  robin: {
    tones: many(6, (i) => ({
      at: i * 0.055,
      long: 0.05,
      from: i % 2 ? 3300 : 4300,
      to: i % 2 ? 4100 : 3500,
      loud: 0.16,
    })),
  },
  owl: {
    tones: [
      { at: 0, long: 0.26, from: 350, to: 330, loud: 0.34, waver: [7, 7] },
      { at: 0.36, long: 0.4, from: 330, to: 290, loud: 0.34, waver: [7, 9] },
    ],
  },
  pigeon: {
    tones: [
      { at: 0, long: 0.2, from: 390, to: 440, loud: 0.26, wave: "triangle", waver: [26, 26] },
      { at: 0.22, long: 0.34, from: 450, to: 370, loud: 0.3, wave: "triangle", waver: [26, 30] },
    ],
  },
  woodpecker: {
    knocks: many(9, (i) => ({ at: i * 0.043, long: 0.03, around: 1500, sharp: 3, loud: 0.5 - i * 0.035 })),
  },
  card: { knocks: [{ at: 0, long: 0.07, around: 2600, sharp: 0.7, loud: 0.13 }] },
  pen: {
    knocks: many(3, (i) => ({ at: i * 0.07, long: 0.06, around: 3600 + i * 500, sharp: 2.5, loud: 0.1 })),
  },
  tile: {
    tones: [{ at: 0, long: 0.05, from: 520, to: 300, loud: 0.2, wave: "triangle" }],
    knocks: [{ at: 0, long: 0.035, around: 1900, sharp: 1.5, loud: 0.4 }],
  },
  gem: { tones: many(3, (i) => ({ at: i * 0.07, long: 0.3, from: [1568, 2093, 2637][i]!, loud: 0.09 })) },
  egg: {
    knocks: [0, 0.06, 0.1, 0.19].map((at, i) => ({
      at,
      long: 0.03,
      around: 3000 + i * 700,
      sharp: 4,
      loud: 0.34,
    })),
  },
  turn: {
    tones: [
      { at: 0, long: 0.35, from: 659, loud: 0.14 },
      { at: 0.13, long: 0.55, from: 988, loud: 0.14 },
    ],
  },
  over: { tones: many(4, (i) => ({ at: i * 0.14, long: 0.5, from: [523, 659, 784, 1047][i]!, loud: 0.13 })) },
};
/** Before the first round every bird has its say. */
const START: Array<[Exclude<Sound, "start">, number]> = [
  ["robin", 0],
  ["owl", 0.45],
  ["pigeon", 1.3],
  ["woodpecker", 1.95],
];

class Chirps {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Play a sound after this many seconds; not before a gesture, and not while sound is off. */
  play(sound: Sound, after = 0): void {
    if (!settings.sound || !navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined")
      return;
    if (document.visibilityState === "hidden") return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === "suspended") void context.resume();
    const parts = sound === "start" ? START : [[sound, 0] as const];
    for (const [one, later] of parts)
      this.#make(context, RECIPES[one], context.currentTime + 0.02 + after + later);
  }

  #make(context: AudioContext, recipe: Recipe, start: number): void {
    for (const tone of recipe.tones ?? []) sing(context, tone, start);
    for (const knock of recipe.knocks ?? []) strike(context, (this.#noise ??= hiss(context)), knock, start);
  }
}

export const chirps = new Chirps();

/** Loudness over time: up at once, down to nothing, without a click. */
function swell(context: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(context.destination);
  return gain;
}

function sing(context: AudioContext, tone: Tone, start: number): void {
  const at = start + tone.at;
  const voice = context.createOscillator();
  voice.type = tone.wave ?? "sine";
  voice.frequency.setValueAtTime(tone.from, at);
  if (tone.to) voice.frequency.linearRampToValueAtTime(tone.to, at + tone.long);
  voice.connect(swell(context, at, tone.long, tone.loud));
  if (tone.waver) {
    const [often, far] = tone.waver;
    const waver = context.createOscillator();
    const depth = context.createGain();
    waver.frequency.value = often;
    depth.gain.value = far;
    waver.connect(depth).connect(voice.frequency);
    waver.start(at);
    waver.stop(at + tone.long);
  }
  voice.start(at);
  voice.stop(at + tone.long);
}

function strike(context: AudioContext, noise: AudioBuffer, knock: Knock, start: number): void {
  const at = start + knock.at;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = knock.around;
  filter.Q.value = knock.sharp;
  source.connect(filter).connect(swell(context, at, knock.long, knock.loud));
  source.start(at);
  source.stop(at + knock.long);
}

function hiss(context: AudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}
