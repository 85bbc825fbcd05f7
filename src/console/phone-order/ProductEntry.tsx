import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Combobox } from '#console/components/Combobox.tsx';
import { formatRupees } from '#console/components/money.ts';
import { consoleCall } from '#console/data/api.ts';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import { packCount, packName } from '#domain/catalogue/pack-texts.ts';
import { formatShortDay } from '#domain/india/indian-time.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Field } from '#ui/Field.tsx';
import { type DraftLine, lineKey, type PackChoice, packsIn } from './draft.ts';
import styles from './NewOrderScreen.module.css';

type ProductEntryProps = {
  /** Whose last packs and prices are shown. */
  customerId?: number | undefined;
  lines: readonly DraftLine[];
  input: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  onAdd: (choice: PackChoice, packs: string) => void;
  /** Enter with nothing typed. */
  onDone?: () => void;
};

/** Every pack of what was found; the one that the customer took last comes first of its product. */
async function findPacks(customer_id: number | undefined, q: string, signal: AbortSignal) {
  const { products } = await consoleCall('findProductsFor', { customer_id, q }, signal);
  return products.flatMap(({ packs, ...product }) =>
    packs
      .toSorted(
        (a, b) => Number(b.slot === product.last?.slot) - Number(a.slot === product.last?.slot),
      )
      .map((pack): PackChoice => ({ ...product, pack })),
  );
}

/** One line: what, Enter, how many packs, Enter. */
export function ProductEntry(props: ProductEntryProps) {
  const { customerId, lines, input, onAdd } = props;
  const [choice, setChoice] = useState<PackChoice>();
  const [packs, setPacks] = useState('');
  const [error, setError] = useState<string>();
  const packsField = useRef<HTMLDivElement>(null);
  const known = choice && lines.find((line) => lineKey(line) === lineKey(choice));

  useEffect(() => {
    const field = choice && packsField.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [choice]);

  function choose(chosen: PackChoice) {
    const before = lines.find((line) => lineKey(line) === lineKey(chosen));
    const { last, pack } = chosen;
    const usual = last && last.slot === pack.slot ? last.variant_qty : 1;
    setChoice(chosen);
    setPacks(before?.packs ?? String(usual));
    setError(undefined);
  }

  function close() {
    setChoice(undefined);
    setError(undefined);
    input.current?.focus();
  }

  function add() {
    if (!choice) return;
    if (packsIn(packs) === undefined) return setError(t.packsWrong);
    onAdd(choice, packs.trim());
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') add();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Combobox
        // What was found is this customer's.
        key={customerId}
        label={t.product}
        placeholder={t.productHint}
        error={props.error}
        input={input}
        find={(words, signal) => findPacks(customerId, words, signal)}
        keyOf={lineKey}
        onChoose={choose}
        {...(props.onDone ? { onDone: props.onDone } : {})}
      >
        {(found) => <PackFacts choice={found} />}
      </Combobox>
      {choice && (
        <div className={styles.chosen} ref={packsField}>
          <PackFacts choice={choice} />
          <div className={styles.count}>
            <Field
              name="packs"
              label={t.packs}
              inputMode="numeric"
              enterKeyHint="done"
              autoComplete="off"
              maxLength={5}
              hint={known ? t.inOrder(packCount(Number(known.packs))) : undefined}
              error={error}
              value={packs}
              onChange={(event) => setPacks(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button onClick={add}>{known ? t.update : t.add}</Button>
          </div>
        </div>
      )}
    </>
  );
}

/** The three questions of a call: what it is, what it costs, whether it is there. */
function PackFacts({ choice }: { choice: PackChoice }) {
  const { product_name, sku, pack, stock, last } = choice;
  return (
    <div className={styles.pack}>
      <p className="name breakable">{product_name}</p>
      <p className={`strong ${styles.money}`}>{t.perUnit(formatRupees(pack.selling_price))}</p>
      <p className="muted">{[sku, packName(pack.packaging, pack.set_qty)].join(' · ')}</p>
      <p className={classes('muted', styles.stock, stock < pack.set_qty && styles.short)}>
        {stock > 0 ? t.left(stock) : t.none}
      </p>
      {last && last.slot === pack.slot && (
        <p className={`muted ${styles.last}`}>
          {t.lastTook(
            packCount(last.variant_qty),
            t.perUnit(formatRupees(last.selling_price)),
            formatShortDay(last.at),
          )}
        </p>
      )}
    </div>
  );
}
