import { browserLog } from '#client/log.ts';
import { scanTexts } from '#console/messages/shell.ts';
import { ScanButton as Button } from '#ui/ScanButton.tsx';

export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  return (
    <Button texts={scanTexts} onCode={onCode} onError={(error) => browserLog('scan', error)} />
  );
}
