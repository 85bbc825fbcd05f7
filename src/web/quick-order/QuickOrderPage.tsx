import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ScanButton } from '#ui/ScanButton.tsx';
import { showResult } from '#ui/show-result.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { AccountPills } from '#web/account/AccountPills.tsx';
import { useReorderMessages } from '#web/messages/use-reorder-messages.ts';
import { NoScriptNotice } from '#web/NoScriptNotice.tsx';
import { cartPath } from '#web/paths.ts';
import { MatchedList } from './MatchedList.tsx';
import { OrderForms } from './OrderForms.tsx';
import styles from './QuickOrder.module.css';
import { UnknownLines } from './UnknownLines.tsx';
import { type QuickOrderControl, useQuickOrder } from './use-quick-order.ts';

export function QuickOrderPage() {
  const { reorder, quickOrder: t } = useReorderMessages();
  const control = useQuickOrder();
  const { note, adding, lines, round } = control;
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) showResult(results.current);
  }, [round]);
  return (
    <div className={styles.page}>
      <AccountPills />
      <h1 className={styles.title}>{t.title}</h1>
      <NoScriptNotice />
      <Entry control={control} />
      <div className={styles.results} ref={results}>
        {note && <Notice tone={note.tone}>{note.text}</Notice>}
        {note?.tone === 'success' && (
          <Link className={buttonClass('primary')} to={cartPath}>
            {reorder.toCart}
          </Link>
        )}
        <MatchedList control={control} />
        <UnknownLines lines={lines.filter((line) => !line.product)} onRemove={control.remove} />
      </div>
      <OrderForms />
      {adding.alert !== undefined && (
        <AlertDialog
          title={reorder.refused}
          text={adding.alert}
          okLabel={reorder.ok}
          onClose={adding.close}
        />
      )}
    </div>
  );
}

function Entry({ control: { busy, read, upload } }: { control: QuickOrderControl }) {
  const { quickOrder: t } = useReorderMessages();
  const shared = useSearchParams()[0].get('list') ?? '';
  const [text, setText] = useState(shared);
  const readShared = useEffectEvent(() => void read(shared));
  useEffect(() => {
    if (shared !== '') readShared();
  }, [shared]);
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        void read(text);
      }}
    >
      <TextArea
        name="list"
        label={t.list}
        hint={t.lead}
        rows={5}
        maxLength={40_000}
        placeholder={t.example}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={busy !== undefined}>
          {busy === 'reading' ? t.reading : t.read}
        </Button>
        <label className={buttonClass('secondary', styles.upload)}>
          {busy === 'uploading' ? t.uploading : t.upload}
          <input
            className="visually-hidden"
            type="file"
            accept=".csv,.txt,.xlsx,text/csv"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void upload(file);
              event.target.value = ''; // the same file can be chosen again
            }}
          />
        </label>
        <ScanButton
          texts={t.scanning}
          onCode={(code) => setText((before) => (before === '' ? code : `${before}\n${code}`))}
          onError={(error) => browserLog('scan', error)}
        />
      </div>
    </form>
  );
}
