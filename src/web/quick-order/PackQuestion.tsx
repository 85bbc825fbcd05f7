import { quickOrder as t } from '#web/messages/en/reorder.ts';
import { packName } from '#web/messages/en/words.ts';
import type { MatchedLine } from './matched-line.ts';
import styles from './QuickOrder.module.css';
import type { QuickOrderControl } from './use-quick-order.ts';

type PackQuestionProps = { line: MatchedLine; control: QuickOrderControl };

/** What a count may mean that is not sure, a tap each; it stays, so that another tap can mend it. */
export function PackQuestion({ line: { id, chosen, slot, packs }, control }: PackQuestionProps) {
  const answers = (chosen?.maybe ?? []).flatMap((answer) => {
    const pack = chosen?.product.packs.find((one) => one.slot === answer.slot);
    return pack ? [{ ...answer, pack }] : [];
  });
  if (answers.length === 0) return null;
  return (
    <div className={`wrap ${styles.answers}`}>
      {answers.map(({ pack, ...answer }) => (
        <button
          key={`${answer.slot} ${answer.packs}`}
          type="button"
          className="chip"
          aria-pressed={answer.slot === slot && answer.packs === packs}
          onClick={() => control.change(id, answer)}
        >
          {t.inUnits(answer.packs, packName(pack.packaging, pack.size), answer.packs * pack.size)}
        </button>
      ))}
    </div>
  );
}
