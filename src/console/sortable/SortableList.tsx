import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { partTexts as t } from '#console/messages/components.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './SortableList.module.css';
import { useDrag } from './use-drag.ts';
import { type SaveOrder, useSortable } from './use-sortable.ts';

type SortableListProps<T> = {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  onOrder: SaveOrder;
  /** The row of an item, beside its handle. */
  row: (item: T) => ReactNode;
  /** Beneath its row. */
  below?: (item: T) => ReactNode;
};

/** A list that is put in order by dragging, with the arrow keys or with buttons. */
export function SortableList<T extends { id: number }>(props: SortableListProps<T>) {
  const { label, items, nameOf, onOrder, row, below } = props;
  const list = useRef<HTMLUListElement>(null);
  const { ids, move, failure } = useSortable(
    items.map(({ id }) => id),
    onOrder,
  );
  const [said, setSaid] = useState('');
  /** Whose buttons show. */
  const [opened, setOpened] = useState<number>();
  const shown = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

  function moveTo(id: number, to: number): void {
    const item = items.find((one) => one.id === id);
    if (!item || to < 0 || to >= ids.length) return;
    move(id, to);
    setSaid(t.moved(nameOf(item), to + 1, ids.length));
  }

  const { drag, cancel, takeDragged, handle } = useDrag(list, ids, moveTo);
  const others = shown.filter(({ id }) => id !== drag?.id);
  return (
    <>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <ul ref={list} className={styles.list} aria-label={label}>
        {shown.map((item, place) => (
          <li
            key={item.id}
            className={classes(
              styles.item,
              drag?.id === item.id && styles.dragged,
              drag && others[drag.to] === item && styles.dropAbove,
              drag && drag.to === others.length && others.at(-1) === item && styles.dropBelow,
            )}
          >
            <div className={`row ${styles.row}`}>
              <MoveHandle
                label={t.move(nameOf(item), place + 1, ids.length)}
                isOpen={opened === item.id}
                onToggle={() =>
                  takeDragged() || setOpened(opened === item.id ? undefined : item.id)
                }
                onStep={(step) => moveTo(item.id, place + step)}
                onCancel={cancel}
                {...handle(item.id)}
              />
              {row(item)}
            </div>
            {opened === item.id && (
              <div className={`row ${styles.steps}`}>
                <Button
                  look="secondary"
                  aria-disabled={place === 0}
                  aria-label={t.up(nameOf(item))}
                  onClick={() => moveTo(item.id, place - 1)}
                >
                  ↑
                </Button>
                <Button
                  look="secondary"
                  aria-disabled={place === ids.length - 1}
                  aria-label={t.down(nameOf(item))}
                  onClick={() => moveTo(item.id, place + 1)}
                >
                  ↓
                </Button>
                <p className="muted">
                  {t.moveHint} <span className="mouse-only">{t.moveKeys}</span>
                </p>
              </div>
            )}
            {below?.(item)}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

type MoveHandleProps = Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
> & {
  label: string;
  isOpen: boolean;
  /** Pressed without dragging: shows or hides the buttons that do the same. */
  onToggle: () => void;
  onStep: (step: -1 | 1) => void;
  onCancel: () => void;
};

function MoveHandle(props: MoveHandleProps) {
  const { label, isOpen, onToggle, onStep, onCancel, ...pointer } = props;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <svg className={styles.grip} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
      </svg>
    </button>
  );
}
