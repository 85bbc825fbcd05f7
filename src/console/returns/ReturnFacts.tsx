import { Link } from 'react-router';
import { Panel } from '#console/components/Panel.tsx';
import { conditionNames, returnsTexts as t } from '#console/messages/returns.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { AskedLineWire } from '#contract/console/returns.ts';
import { packName } from '#domain/catalogue/pack-texts.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import styles from './Returns.module.css';

export type AskedReturn = ConsoleOutput<'getReturn'>['return'];

/** What the customer wrote, with its photograph. */
export function Request({ asked }: { asked: AskedReturn }) {
  const { order_id, firm_name, invoice, at, reason, credit_note_id } = asked;
  return (
    <Panel title={firm_name}>
      <p>
        <Link to={`/orders/${order_id}`}>{t.orderOf(order_id)}</Link> · {invoice}
      </p>
      <p className="muted">{formatMoment(at)}</p>
      <p className="remark breakable">
        <span className="visually-hidden">{t.customerSays}: </span>
        {reason}
      </p>
      {credit_note_id !== null && <NoteLink id={credit_note_id} asked={asked} />}
      <Photo asked={asked} />
    </Panel>
  );
}

function NoteLink({ id, asked }: { id: number; asked: AskedReturn }) {
  return (
    <a href={fileAddress('printCreditNote', { id })} target="_blank" rel="noreferrer">
      {t.note} {asked.credit_note}
    </a>
  );
}

function Photo({ asked: { id, photo } }: { asked: AskedReturn }) {
  if (!photo) return <p className="muted">{t.noPhoto}</p>;
  const address = fileAddress('getReturnPhoto', { id });
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={t.openPhoto}>
      <img className={styles.photo} src={address} alt={t.photo} width={320} height={240} />
    </a>
  );
}

/** What became of each line. */
export function Decided({ lines }: { lines: readonly AskedLineWire[] }) {
  return (
    <Panel title={t.asked}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <LineFacts line={line} />
            <p>{t.taken(conditionNames[line.condition], line.accepted ?? 0, line.units)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function LineFacts({ line }: { line: AskedLineWire }) {
  const { product_name, sku, packaging, set_qty, batch, left } = line;
  const facts = [sku, packName(packaging, set_qty), ...(batch ? [t.batch(batch)] : [])];
  return (
    <>
      <p className="strong">{unbrokenUnits(product_name)}</p>
      <p className="muted">{facts.join(' · ')}</p>
      <p className="muted">{t.left(left)}</p>
    </>
  );
}
