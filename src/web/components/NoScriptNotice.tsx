import { shell as t } from '#web/messages/en/shell.ts';
import styles from './NoScriptNotice.module.css';

/** On pages that call the API from the browser, which a form without scripts cannot. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className={`remark ${styles.note}`}>{t.needsScripts}</p>
    </noscript>
  );
}
