import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { submitFailure } from '#console/data/submit-failure.tsx';

export type SaveOrder = (order: { ids: number[]; was: number[] }) => Promise<unknown>;

/**
 * The order of a list while it is changed. Moves show at once and are saved one after another, each
 * with the order before it; what comes meanwhile is saved together. A refusal brings back what the
 * server has.
 */
export function useSortable(read: readonly number[], save: SaveOrder) {
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<number[]>();
  const [failure, setFailure] = useState<ReactNode>();
  const wanted = useRef<number[]>(undefined);
  /** As the server has it, from a save until it is read again. */
  const saved = useRef<number[]>(undefined);
  const isSaving = useRef(false);
  const ids = moved ?? [...read];

  function move(id: number, to: number): void {
    const others = (wanted.current ?? ids).filter((one) => one !== id);
    wanted.current = others.toSpliced(to, 0, id);
    setMoved(wanted.current);
    if (!isSaving.current) saveAll();
  }

  async function saveAll(): Promise<void> {
    isSaving.current = true;
    setFailure(undefined);
    try {
      for (;;) {
        const was: number[] = saved.current ?? [...read];
        const next = wanted.current;
        if (!next || next.join() === was.join()) break;
        await save({ ids: next, was });
        saved.current = next;
      }
    } catch (error) {
      saved.current = undefined;
      setFailure(submitFailure(error));
    }
    wanted.current = undefined;
    isSaving.current = false;
    await revalidate();
    // Whoever moved on meanwhile goes on from what was saved.
    if (wanted.current) return;
    saved.current = undefined;
    setMoved(undefined);
  }

  return { ids, move, failure };
}
