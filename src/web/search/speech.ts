import type { Language } from '#domain/india/language.ts';

/** The part of the browser's speech recognition that is used here; TypeScript does not know it yet. */
type Recognition = {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
};
type RecognitionClass = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

const recognition = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export function canListen(): boolean {
  return recognition() !== undefined;
}

export type Heard = { words: string } | { problem: 'nothing' | 'not-allowed' };

/** Listens for one sentence, tells what was heard once, and gives the way to stop. */
export function listen(language: Language, onHeard: (heard: Heard) => void): () => void {
  const Recognizer = recognition();
  if (!Recognizer) return () => {};
  const own = new Recognizer();
  let heard: Heard = { problem: 'nothing' };
  own.lang = `${language}-IN`;
  own.onresult = ({ results }) => {
    const words = results[0]?.[0]?.transcript.trim() ?? '';
    if (words !== '') heard = { words };
  };
  own.onerror = ({ error }) => {
    if (error === 'not-allowed' || error === 'service-not-allowed') {
      heard = { problem: 'not-allowed' };
    }
  };
  own.onend = () => onHeard(heard);
  own.start();
  return () => {
    own.onend = null;
    own.abort();
  };
}
