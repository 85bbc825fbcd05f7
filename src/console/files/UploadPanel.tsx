import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FileButton, FileDrop } from '#console/components/FileDrop.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { consoleUpload } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { kindHints, kindNames, fileTexts as t } from '#console/messages/files.ts';
import type { ImportKind } from '#domain/files/import-file.ts';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';

type UploadPanelProps = { kinds: readonly ImportKind[]; first: ImportKind };

/** A file by choosing or drop; its own page then shows how far the check is. */
export function UploadPanel({ kinds, first }: UploadPanelProps) {
  const [kind, setKind] = useState(first);
  const [controlSum, setControlSum] = useState('');
  const navigate = useNavigate();
  const { pending, failure, submit } = useSubmit();

  const upload = (file: File) =>
    submit(async () => {
      const form = new FormData();
      form.set('kind', kind);
      form.set('name', file.name.slice(0, 200));
      form.set('background', '1');
      if (kind === 'openingBills') form.set('control_sum', plainAmount(controlSum));
      form.set('file', file);
      const { file_id } = await consoleUpload('checkFile', form);
      navigate(`/products/files/${file_id}`);
    });

  return (
    <Panel title={t.upload}>
      <Select
        label={t.kind}
        value={kind}
        options={kinds.map((one) => ({ id: one, name: kindNames[one] }))}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? first)}
      />
      <p className="muted">{kindHints[kind]}</p>
      {kind === 'openingBills' && (
        <Field
          name="control_sum"
          label={t.controlSum}
          hint={t.controlSumHint}
          inputMode="decimal"
          autoComplete="off"
          value={controlSum}
          onChange={({ target }) => setControlSum(target.value)}
        />
      )}
      <FileDrop onFile={upload}>
        <p className="muted">
          {t.formats} <span className="mouse-only">{t.drop}</span>
        </p>
        <FileButton look="primary" accept=".csv,.tsv,.txt,.xlsx,text/csv" onFile={upload}>
          {pending ? t.uploading : t.choose}
        </FileButton>
      </FileDrop>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Panel>
  );
}

/** ₹12,50,000 as it is typed, and sent. */
function plainAmount(typed: string): string {
  return typed.replaceAll(/[₹,\s]/g, '');
}
