import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { canScan } from './barcode-detector.ts';
import type { ScanTexts } from './ScanDialog.tsx';

const ScanDialog = lazy(() => import('./ScanDialog.tsx'));

const noChanges = () => () => {};

type ScanButtonProps = {
  texts: ScanTexts & { scan: string; label: string };
  onCode: (code: string) => void;
  onError: (error: unknown) => void;
};

/** Reads a barcode with the camera, where the browser can. */
export function ScanButton({ texts: t, onCode, onError }: ScanButtonProps) {
  const [open, setOpen] = useState(false);
  // The server cannot know: the button comes once the page lives.
  const isAble = useSyncExternalStore(noChanges, canScan, () => false);
  if (!isAble) return null;
  return (
    <>
      <Button look="secondary" aria-label={t.label} onClick={() => setOpen(true)}>
        {t.scan}
      </Button>
      {open && (
        <Suspense>
          <ScanDialog
            texts={t}
            onError={onError}
            onCode={(code) => {
              setOpen(false);
              onCode(code);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
