import { useRef, useState } from 'react';
import { FileButton } from '#console/components/FileDrop.tsx';
import { formatRupees } from '#console/components/money.ts';
import { consoleUpload } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { bankTexts as t } from '#console/messages/bank.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { BankColumnsForm, type NamedColumns } from './BankColumnsForm.tsx';
import { BankLines } from './BankLines.tsx';

type Checked = ConsoleOutput<'checkBankFile'>;
type Booked = ConsoleOutput<'bookBankLines'>;

/** What came in at the bank, matched with who owes it; booked once it was looked at. */
export function Component() {
  const file = useRef<File>(undefined);
  const [checked, setChecked] = useState<Checked>();
  const [isNaming, setNaming] = useState(false);
  const [booked, setBooked] = useState<Booked>();
  const { pending, failure, submit } = useSubmit();

  async function read(columns: Partial<NamedColumns> = {}): Promise<void> {
    if (!file.current) return;
    const form = new FormData();
    for (const [name, at] of Object.entries(columns)) {
      if (typeof at === 'number') form.set(name, String(at));
    }
    form.set('name', file.current.name);
    form.set('file', file.current);
    const answer = await consoleUpload('checkBankFile', form);
    setChecked(answer);
    setNaming(answer.columns === null);
  }
  const upload = (chosen: File) =>
    submit(async () => {
      file.current = chosen;
      setBooked(undefined);
      await read();
    });
  const done = async (answer: Booked) => {
    setBooked(answer);
    // What was booked is known now; what was not is still to be looked at.
    await read();
  };

  return (
    <>
      <Tabs />
      <ScreenHead title={t.title}>
        <FileButton
          look={checked ? 'secondary' : 'primary'}
          accept=".csv,.xlsx,text/csv"
          onFile={upload}
        >
          {pending ? t.reading : checked ? t.another : t.upload}
        </FileButton>
      </ScreenHead>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {booked && <Outcome booked={booked} />}
      {!checked && <EmptyState scene="khata" text={t.lead} action={undefined} />}
      {checked && isNaming && (
        <BankColumnsForm
          checked={checked}
          pending={pending}
          onRead={(columns) => submit(() => read(columns))}
        />
      )}
      {checked && !isNaming && (
        <BankLines
          key={`${file.current?.name} ${booked?.total}`}
          checked={checked}
          onBooked={done}
          onColumns={() => setNaming(true)}
        />
      )}
    </>
  );
}

function Outcome({ booked }: { booked: Booked }) {
  return (
    <>
      <Notice tone="success">
        {t.booked(booked.booked, booked.cleared, formatRupees(booked.total))}
      </Notice>
      {booked.known > 0 && <Notice tone="info">{t.known(booked.known)}</Notice>}
    </>
  );
}
