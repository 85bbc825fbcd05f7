import { useRef } from 'react';
import { browserLog } from '#client/log.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ScanButton } from '#ui/ScanButton.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { quickOrder as t } from '#web/messages/en/reorder.ts';
import styles from './QuickOrder.module.css';
import type { QuickOrderControl } from './use-quick-order.ts';

type ListEntryProps = { control: QuickOrderControl; initial: string };

/** Where a list is typed, pasted, uploaded or scanned. */
export function ListEntry({ control: { busy, read, upload }, initial }: ListEntryProps) {
  // Uncontrolled, so that nothing pasted before hydration is lost.
  const list = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className={`card stack ${styles.entry}`}
      onSubmit={(event) => {
        event.preventDefault();
        void read(list.current?.value ?? '');
      }}
    >
      <TextArea
        name="list"
        label={t.list}
        hint={t.lead}
        rows={5}
        maxLength={40_000}
        placeholder={t.example}
        ref={list}
        defaultValue={initial}
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
          onCode={(code) => {
            if (list.current) list.current.value = `${list.current.value}\n${code}`.trimStart();
          }}
          onError={(error) => browserLog('scan', error)}
        />
      </div>
    </form>
  );
}
