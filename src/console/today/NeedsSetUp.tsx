import { Link } from 'react-router';
import { setUpTexts as t } from '#console/messages/set-up.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './TodayScreen.module.css';

/** On the first days: the way back to what is still to be set up. */
export function NeedsSetUp() {
  return (
    <div className={styles.setUp}>
      <Notice tone="info">
        {t.notReady} <Link to="/welcome">{t.goOn}</Link>
      </Notice>
    </div>
  );
}
