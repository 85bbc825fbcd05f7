import { page } from '#web/messages/en/page.ts';
import styles from './NoScriptNotice.module.css';

/** On pages that call the API from the browser, which a form without scripts cannot. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className={`remark ${styles.note}`}>{page.needsScripts}</p>
    </noscript>
  );
}
