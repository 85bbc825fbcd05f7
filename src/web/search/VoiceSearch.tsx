import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PathIcon } from '#ui/Icon.tsx';
import { microphonePath } from '#ui/rare-icons.ts';
import { searchPanel as t } from '#web/messages/en/search-panel.ts';
import { searchPath } from '#web/paths/paths.ts';
import styles from './SearchPanel.module.css';
import { canListen, type Heard, listen } from './speech.ts';

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
