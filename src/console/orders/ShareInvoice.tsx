import { formatRupees } from '#console/components/money.ts';
import { SharePaper } from '#console/components/SharePaper.tsx';
import { consoleCall } from '#console/data/api.ts';
import { shareInvoiceTexts as t } from '#console/messages/invoices.ts';

type Invoice = { id: number; number: string; total: number };

export function ShareInvoice({ invoice, phone }: { invoice: Invoice; phone: string }) {
  const { id, number, total } = invoice;
  return (
    <SharePaper
      title={t.title(number)}
      text={t.text(number, formatRupees(total))}
      phone={phone}
      texts={t}
      onShare={() => consoleCall('shareInvoice', { id })}
      onStop={() => consoleCall('unshareInvoice', { id })}
    />
  );
}
