import { lazy, Suspense, useEffect, useState } from 'react';
import { FileButton, FileDrop, pictureTypes } from '#console/components/FileDrop.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { consoleUpload } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { readPicture } from '#console/pictures/square-picture.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './PictureField.module.css';
import { pictureAddress } from './picture-address.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

const textFields = 'input, textarea, [contenteditable]';

type PictureFieldProps = { name: string; onChange: (name: string) => void };

/**
 * A picture by choosing, camera, drop or paste. One that is not square is cropped first; it is then
 * uploaded at once, and saved with the product.
 */
export function PictureField({ name, onChange }: PictureFieldProps) {
  const { pending, failure, submit } = useSubmit();

  const [cropping, setCropping] = useState<ImageBitmap>();

  const upload = (file: Blob) =>
    submit(async () => {
      const form = new FormData();
      form.set('folder', 'products');
      form.set('file', file, 'picture');
      onChange((await consoleUpload('uploadPicture', form)).name);
    });

  async function take(file: File | undefined): Promise<void> {
    if (!file || cropping) return;
    const picture = await readPicture(file);
    if (picture && picture.width !== picture.height) return setCropping(picture);
    picture?.close();
    await upload(file);
  }

  function endCrop(): void {
    cropping?.close();
    setCropping(undefined);
  }

  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      // Spreadsheets copy a picture of the cells beside their text: a field takes the text.
      const takesText = target instanceof Element && target.closest(textFields) !== null;
      if (takesText && clipboardData?.types.includes('text/plain')) return;
      take(clipboardData?.files[0]);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  });

  return (
    <Panel title={t.picture}>
      <FileDrop className={styles.drop} onFile={take}>
        <img
          className={`thumb ${styles.picture}`}
          src={pictureAddress(name, 320)}
          width={160}
          height={160}
          alt={t.pictureAlt}
        />
        <p className="muted">
          {pending ? t.uploading : t.pictureHint}{' '}
          {!pending && <span className="mouse-only">{t.dropPicture}</span>}
        </p>
        <div className={`wrap ${styles.actions}`}>
          <FileButton look="secondary" accept={pictureTypes} onFile={take}>
            {name === '' ? t.choosePicture : t.otherPicture}
          </FileButton>
          {name !== '' && (
            <Button look="quiet" onClick={() => onChange('')}>
              {t.removePicture}
            </Button>
          )}
        </div>
      </FileDrop>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {cropping && (
        <Suspense>
          <CropDialog
            picture={cropping}
            onCrop={(square) => {
              endCrop();
              upload(square);
            }}
            onClose={endCrop}
          />
        </Suspense>
      )}
    </Panel>
  );
}
