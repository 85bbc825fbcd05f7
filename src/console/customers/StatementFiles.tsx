import { customerTexts as t } from '#console/messages/customers.ts';
import { fileAddress } from '#console/print/file-address.ts';
import { buttonClass } from '#ui/Button.tsx';
import { PathIcon } from '#ui/Icon.tsx';
import { downloadPath, printPath } from '#ui/rare-icons.ts';

export type StatementDays = { from: string; to: string | undefined };

/** The same days as a file. */
export function StatementFiles({
  customerId,
  range,
}: {
  customerId: number;
  range: StatementDays;
}) {
  const address = (format: 'pdf' | 'csv') =>
    fileAddress('printStatement', { customer_id: customerId, ...range, format });
  return (
    <div className="wrap">
      <a
        className={buttonClass('secondary')}
        href={address('pdf')}
        target="_blank"
        rel="noreferrer"
      >
        <PathIcon path={printPath} small />
        {t.statementPdf}
      </a>
      <a className={buttonClass('secondary')} href={address('csv')}>
        <PathIcon path={downloadPath} small />
        {t.statementCsv}
      </a>
    </div>
  );
}
