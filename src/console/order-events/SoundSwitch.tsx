import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import { isSoundOn, playChime, setSoundOn } from './chime.ts';
import styles from './SoundSwitch.module.css';

/** Drawings of 24 × 24: a loudspeaker with its waves, and one that is crossed out. */
const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';
const waves = 'M15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11';
const cross = 'M15.5 9.5l5 5M20.5 9.5l-5 5';

/** Whether this browser sounds when an order arrives. */
export function SoundSwitch() {
  const [on, setOn] = useState(isSoundOn);
  function change() {
    setSoundOn(!on);
    setOn(!on);
    // To know how it sounds.
    if (!on) playChime().catch((error) => browserLog('the sound of new orders', error));
  }
  const label = on ? t.soundOn : t.soundOff;
  return (
    <button
      type="button"
      className={`icon-target ${styles.switch}`}
      aria-label={t.sound}
      aria-pressed={on}
      title={label}
      onClick={change}
    >
      <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={`${speaker}${on ? waves : cross}`} />
      </svg>
    </button>
  );
}
