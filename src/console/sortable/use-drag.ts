import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** So far a finger may tremble without dragging. */
const slack = 4;

type Drag = { id: number; to: number };

/** Drags a row of `list` by its handle, with mouse or finger; `onDrop` gets its new place. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onDrop: (id: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  /** The same at once: a finger may be lifted before its last move is rendered. */
  const last = useRef<Drag>(undefined);
  const startY = useRef<number>(undefined);
  const wasDragged = useRef(false);

  /** How many of the other rows begin above the pointer. */
  function placeAt(id: number, y: number): number {
    const rows = [...(list.current?.children ?? [])].filter((_row, index) => ids[index] !== id);
    return rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < y;
    }).length;
  }

  function end(): void {
    startY.current = undefined;
    last.current = undefined;
    setDrag(undefined);
  }

  return {
    drag,
    cancel: end,
    /** Whether the click that follows belongs to a drag. */
    takeDragged(): boolean {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
    handle: (id: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        startY.current = event.clientY;
        wasDragged.current = false;
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        if (startY.current === undefined) return;
        if (!last.current && Math.abs(clientY - startY.current) < slack) return;
        wasDragged.current = true;
        last.current = { id, to: placeAt(id, clientY) };
        setDrag(last.current);
      },
      onPointerUp() {
        const dropped = last.current;
        end();
        if (dropped && dropped.to !== ids.indexOf(id)) onDrop(id, dropped.to);
      },
      onPointerCancel: end,
    }),
  };
}
