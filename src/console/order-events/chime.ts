import { readStored, removeStored, writeStored } from '#client/local-storage.ts';

/** Set where the sound is switched off; kept in this browser. */
const storedAs = 'console-sound';

export function isSoundOn(): boolean {
  return readStored(storedAs) !== 'off';
}

export function setSoundOn(on: boolean): void {
  if (on) removeStored(storedAs);
  else writeStored(storedAs, 'off');
}

let audio: AudioContext | undefined;

/** Two soft tones. Browsers keep a page silent until someone has tapped or typed in it. */
export async function playChime(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  await audio.resume();
  playTone(audio, 880, 0);
  playTone(audio, 1_175, 0.15);
}

function playTone(context: AudioContext, hertz: number, afterSeconds: number): void {
  const start = context.currentTime + afterSeconds;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.15, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}
