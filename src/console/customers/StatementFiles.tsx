import { customerTexts as t } from '#console/messages/customers.ts';
import { fileAddress } from '#console/print/file-address.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

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
        <Icon name="print" small />
        {t.statementPdf}
      </a>
      <a className={buttonClass('secondary')} href={address('csv')}>
        <Icon name="download" small />
        {t.statementCsv}
      </a>
    </div>
  );
}
