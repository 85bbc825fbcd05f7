import { Link } from 'react-router';
import { fileTexts as t } from '#console/messages/files.ts';
import type { FileWire } from '#contract/console/files.ts';
import { buttonClass } from '#ui/Button.tsx';

/** The way back to where a corrected file is uploaded. */
export function UploadAgain({ kind }: Pick<FileWire, 'kind'>) {
  return (
    <p>
      <Link className={buttonClass('primary')} to={`/products/files?kind=${kind}`}>
        {t.uploadAgain}
      </Link>
    </p>
  );
}
