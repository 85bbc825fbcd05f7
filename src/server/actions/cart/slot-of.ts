type Variant = 'variant1' | 'variant2' | 'variant3';

const slots = { variant1: 1, variant2: 2, variant3: 3 } as const;

export function slotOf(variant: Variant): 1 | 2 | 3 {
  return slots[variant];
}

export function variantOf(slot: number): Variant {
  return slot === 1 ? 'variant1' : slot === 2 ? 'variant2' : 'variant3';
}
