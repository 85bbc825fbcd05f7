import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#domain/india/language.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { microphonePath } from '#ui/rare-icons.ts';
import { searchPanel as t } from '#web/messages/en/search-panel.ts';
import { searchPath } from '#web/paths/paths.ts';
import styles from './SearchPanel.module.css';

/** Where the browser understands speech: one sentence, in the language of the page. */
export function VoiceSearch({ leave }: { leave: (words: string) => void }) {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'listening' | 'nothing' | 'not-allowed'>('idle');
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  if (!canListen()) return null;

  function onHeard(heard: Heard) {
    if ('problem' in heard) return setState(heard.problem);
    leave(heard.words);
    void navigate(searchPath(heard.words));
  }

  function press() {
    stop.current();
    if (state === 'listening') return setState('idle');
    setState('listening');
    stop.current = listen(__LANGUAGE__, onHeard);
  }

  const word = {
    idle: '',
    listening: t.listening,
    nothing: t.notHeard,
    'not-allowed': t.noMicrophone,
  };
  return (
    <>
      <button
        type="button"
        className={`row accent gap-3 ${styles.entry}`}
        aria-pressed={state === 'listening'}
        onClick={press}
      >
        <PathIcon path={microphonePath} />
        {t.voice}
      </button>
      <p className={`muted ${styles.voiceWord}`} role="status">
        {word[state]}
      </p>
    </>
  );
}

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

function canListen(): boolean {
  return recognition() !== undefined;
}

type Heard = { words: string } | { problem: 'nothing' | 'not-allowed' };

/** Listens for one sentence, tells what was heard once, and gives the way to stop. */
function listen(language: Language, onHeard: (heard: Heard) => void): () => void {
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
