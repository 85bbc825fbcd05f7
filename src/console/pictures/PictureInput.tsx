import type { ReactNode } from 'react';
import { FileButton, FileDrop, pictureTypes } from '#console/components/FileDrop.tsx';
import { consoleUpload } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts as t } from '#console/messages/components.ts';
import type { PictureFolder } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import field from '#ui/Field.module.css';
import { Notice } from '#ui/Notice.tsx';
import styles from './PictureInput.module.css';
import { shopPicture } from './shop-picture.ts';

type PictureInputProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  folder: PictureFolder;
  /** Of the picture that is chosen; '': none. */
  name: string;
  onChange: (name: string) => void;
  /** How wide and high it is shown here. */
  size: readonly [width: number, height: number];
  /** Not cropped. */
  whole?: boolean;
  onDark?: boolean;
  /** What becomes of the file before it is sent, such as a square. */
  prepare?: (file: Blob) => Promise<Blob>;
};

/** A picture by choosing, camera or drop; it is uploaded at once and saved with the form. */
export function PictureInput(props: PictureInputProps) {
  const { label, hint, error, folder, name, onChange, size, whole, onDark, prepare } = props;
  const { pending, failure, submit } = useSubmit();

  const upload = (file: File) =>
    submit(async () => {
      const form = new FormData();
      form.set('folder', folder);
      form.set('file', prepare ? await prepare(file) : file, 'picture');
      onChange((await consoleUpload('uploadPicture', form)).name);
    });

  return (
    <div className={`stack gap-1 ${field.field}`}>
      <p className="caption">{label}</p>
      <FileDrop className={styles.drop} onFile={upload}>
        <Shown {...{ folder, name, size, whole, onDark, label }} />
        <div className="wrap">
          <FileButton
            look="secondary"
            accept={pictureTypes}
            label={`${label}: ${name === '' ? t.choosePicture : t.otherPicture}`}
            onFile={upload}
          >
            {pending ? t.uploading : name === '' ? t.choosePicture : t.otherPicture}
          </FileButton>
          {name !== '' && (
            <Button
              look="quiet"
              aria-label={`${label}: ${t.removePicture}`}
              onClick={() => onChange('')}
            >
              {t.removePicture}
            </Button>
          )}
        </div>
      </FileDrop>
      <Note error={error}>{hint ?? <span className="mouse-only">{t.dropPicture}</span>}</Note>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
}

type ShownProps = Pick<
  PictureInputProps,
  'folder' | 'name' | 'size' | 'whole' | 'onDark' | 'label'
>;

function Shown({ folder, name, size: [width, height], whole, onDark, label }: ShownProps) {
  const className = classes('thumb', styles.picture, whole && styles.whole, onDark && styles.dark);
  if (name === '') {
    return (
      <span
        className={classes(className, 'muted', 'center', styles.none)}
        style={{ width, height }}
      >
        {t.noPicture}
      </span>
    );
  }
  const src = shopPicture(folder, name, 2 * width);
  return <img className={className} src={src} width={width} height={height} alt={label} />;
}

function Note({ error, children }: { error: string | undefined; children: ReactNode }) {
  if (error !== undefined) return <p className={field.error}>{error}</p>;
  return <p className={`faint ${field.hint}`}>{children}</p>;
}
