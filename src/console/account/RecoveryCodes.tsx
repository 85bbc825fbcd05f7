import { CopyButton } from '#console/components/CopyButton.tsx';
import formStyles from '#console/components/form.module.css';
import { accountTexts as t } from '#console/messages/account.ts';
import { Button } from '#ui/Button.tsx';
import styles from './AccountScreen.module.css';

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <>
      <p className="muted">{t.recoveryText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={formStyles.actions}>
        <CopyButton text={codes.join('\n')} label={t.copy} />
        <Button look="secondary" onClick={() => print()}>
          {t.print}
        </Button>
        <Button onClick={onKept}>{t.kept}</Button>
      </div>
    </>
  );
}
