import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import formStyles from '#console/parts/form.module.css';
import { Button } from '#ui/Button.tsx';
import styles from './AccountScreen.module.css';

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch (error) {
      // The codes can still be selected and printed.
      browserLog('copy recovery codes', error);
    }
  }
  return (
    <>
      <p className={styles.text}>{t.recoveryText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={formStyles.actions}>
        <Button look="secondary" onClick={copy}>
          {copied ? t.copied : t.copy}
        </Button>
        <Button look="secondary" onClick={() => print()}>
          {t.print}
        </Button>
        <Button onClick={onKept}>{t.kept}</Button>
      </div>
    </>
  );
}
