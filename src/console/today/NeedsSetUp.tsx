import { Link } from 'react-router';
import { setUpTexts as t } from '#console/messages/set-up.ts';
import { Notice } from '#ui/Notice.tsx';

/** On the first days: the way back to what is still to be set up. */
export function NeedsSetUp() {
  return (
    <Notice tone="info">
      {t.notReady} <Link to="/welcome">{t.goOn}</Link>
    </Notice>
  );
}
