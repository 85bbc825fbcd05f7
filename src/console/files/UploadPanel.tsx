import { type DragEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { Select } from '#console/components/Select.tsx';
import { consoleUpload } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { kindHints, kindNames, fileTexts as t } from '#console/messages/files.ts';
import type { ImportKind } from '#domain/files/import-file.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './Files.module.css';

type UploadPanelProps = { kinds: readonly ImportKind[]; first: ImportKind };

/** A file by choosing or drop; its own page then shows how far the check is. */
export function UploadPanel({ kinds, first }: UploadPanelProps) {
  const [kind, setKind] = useState(first);
  const [over, setOver] = useState(false);
  const inputId = useId();
  const navigate = useNavigate();
  const { pending, failure, submit } = useSubmit();

  function upload(files: FileList): void {
    const file = files[0];
    if (!file) return;
    submit(async () => {
      const form = new FormData();
      form.set('kind', kind);
      form.set('name', file.name.slice(0, 200));
      form.set('background', '1');
      form.set('file', file);
      const { file_id } = await consoleUpload('checkFile', form);
      navigate(`/products/files/${file_id}`);
    });
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    upload(event.dataTransfer.files);
  }

  return (
    <Panel title={t.upload}>
      <Select
        label={t.kind}
        value={kind}
        options={kinds.map((one) => ({ id: one, name: kindNames[one] }))}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? first)}
      />
      <p className="muted">{kindHints[kind]}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard */}
      <div
        className={classes(styles.drop, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <p className="muted">
          {t.formats} <span className="mouse-only">{t.drop}</span>
        </p>
        <input
          id={inputId}
          className={classes('visually-hidden', styles.input)}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={({ target }) => {
            if (target.files) upload(target.files);
            target.value = '';
          }}
        />
        <label className={buttonClass('primary', styles.choose)} htmlFor={inputId}>
          {pending ? t.uploading : t.choose}
        </label>
      </div>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Panel>
  );
}
