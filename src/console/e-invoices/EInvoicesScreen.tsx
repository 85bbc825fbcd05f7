import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { FileButton } from '#console/components/FileDrop.tsx';
import { consoleUpload } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { eInvoiceTexts as t } from '#console/messages/e-invoices.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { buttonClass } from '#ui/Button.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { downloadPath } from '#ui/rare-icons.ts';
import { PaperTable } from './PaperTable.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listEInvoices', count: 'countEInvoices' },
  states: {
    label: t.title,
    name: 'state',
    values: ['open', 'done'],
    textOf: (state) => t[state],
    noneOf: (state) => (state === 'open' ? t.noneOpen : t.noneDone),
  },
  filters: { q: searchFilter(t) },
  empty: { scene: 'khata', noneFound: t.noneFound },
  paging: { first: 'The first', next: 'More' },
});

export const { loader } = list;

type Told = ConsoleOutput<'uploadEInvoices'>;

/** Papers for the portal of e-invoices: out as a file, its answer in as a file. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const [told, setTold] = useState<Told>();
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const upload = (file: File) =>
    submit(async () => {
      setTold(undefined);
      const form = new FormData();
      form.set('file', file);
      setTold(await consoleUpload('uploadEInvoices', form));
      await revalidate();
    });
  const isReady = data.papers.some(({ irn, faults }) => irn === '' && faults.length === 0);
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={data.papers.length === 0}
      headEnd={
        data.on && (
          <>
            {isReady && (
              <a
                className={buttonClass('primary')}
                href={fileAddress('exportEInvoices', {})}
                download
              >
                <PathIcon path={downloadPath} small />
                {t.download}
              </a>
            )}
            <FileButton look="secondary" accept=".json,application/json" onFile={upload}>
              {pending ? t.uploading : t.upload}
            </FileButton>
          </>
        )
      }
      lead={
        data.on ? (
          <p className="muted">{t.lead}</p>
        ) : (
          <Notice tone="info">
            {t.off} <Link to="/settings/shop">{t.toSettings}</Link>
          </Notice>
        )
      }
      notice={
        <>
          {told && <Outcome told={told} />}
          {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        </>
      }
    >
      <PaperTable papers={data.papers} />
    </ListScreen>
  );
}

function Outcome({ told: { kept, known, refused } }: { told: Told }) {
  return (
    <>
      {kept.length > 0 && <Notice tone="success">{t.kept(kept.length)}</Notice>}
      {known > 0 && <Notice tone="info">{t.known(known)}</Notice>}
      {refused.map(({ number, message }, index) => (
        <Notice key={`${index} ${number}`} tone="danger">
          {t.refused(number, message)}
        </Notice>
      ))}
    </>
  );
}
