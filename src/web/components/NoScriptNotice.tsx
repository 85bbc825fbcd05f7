import { useMessages } from '#web/messages/use-messages.ts';
import styles from './NoScriptNotice.module.css';

/** On pages that call the API from the browser, which a form without scripts cannot. */
export function NoScriptNotice() {
  const t = useMessages();
  return (
    <noscript>
      <p className={styles.note}>{t.needsScripts}</p>
    </noscript>
  );
}
