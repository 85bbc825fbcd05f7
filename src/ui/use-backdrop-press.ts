import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * For a dialog that its panel fills, so that the dialog itself is hit only on its backdrop. Both
 * ends of the press count: a text selected beyond the panel's edge also ends there.
 */
export function useBackdropPress(onPress: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (began.current && target === currentTarget) onPress();
    },
  };
}
