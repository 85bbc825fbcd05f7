import type { MouseEvent } from 'react';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { Fold } from '#ui/Fold.tsx';
import { quickOrder as t } from '#web/messages/en/reorder.ts';
import { type Choice, isAsked, type MatchedLine } from './matched-line.ts';
import styles from './ProductChoice.module.css';

type ProductChoiceProps = { line: MatchedLine; onChoose: (choice: Choice) => void };

/** The product that a line is taken for; the others that it may mean are one tap away, with their whole names. */
export function ProductChoice({ line, onChoose }: ProductChoiceProps) {
  const { product } = line.chosen ?? {};
  if (!product) return null;
  const choose = (one: Choice) => (event: MouseEvent) => {
    onChoose(one);
    const fold = event.currentTarget.closest('details');
    fold?.removeAttribute('open');
    fold?.querySelector('summary')?.focus();
  };
  return (
    <div className="stack gap-1 breakable">
      {(line.isGuess || isAsked(line)) && (
        <p className={`muted ${styles.typed}`}>
          {line.isGuess && (
            <>
              <strong>{t.likely}</strong>
              {' · '}
            </>
          )}
          {t.typed(line.typed.text)}
        </p>
      )}
      <p className={styles.name}>{unbrokenUnits(product.name)}</p>
      {line.choices.length > 1 && (
        <Fold
          className={styles.others}
          summary={
            <span>
              {t.change}
              <span className="visually-hidden"> · {product.name}</span>
            </span>
          }
        >
          <ul>
            {line.choices
              .filter((one) => one.product.id !== product.id)
              .map((one) => (
                <li key={one.product.id}>
                  <button type="button" onClick={choose(one)}>
                    {unbrokenUnits(one.product.name)}
                  </button>
                </li>
              ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}
