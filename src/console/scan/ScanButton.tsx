import { lazy, Suspense, useState } from 'react';
import { scanTexts as t } from '#console/messages/scan.ts';
import { Button } from '#ui/Button.tsx';
import { canScan } from './barcode-detector.ts';

const ScanDialog = lazy(() => import('./ScanDialog.tsx'));

/** Reads a barcode with the camera, where the browser can. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const [open, setOpen] = useState(false);
  if (!canScan()) return null;
  return (
    <>
      <Button look="secondary" aria-label={t.label} onClick={() => setOpen(true)}>
        {t.scan}
      </Button>
      {open && (
        <Suspense>
          <ScanDialog
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
