/** What can be paid: an order by its invoice, or a bill of before these books. */
export type PayTarget = { kind: 'order' | 'bill'; id: number };

export type OpenItem = PayTarget & {
  /** In India. */
  dueDay: string;
  duePaise: number;
};

export type Allocation = PayTarget & { amountPaise: number };

export function isSameTarget(a: PayTarget, b: PayTarget): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** What an amount pays where nobody says it: oldest due first, bills before orders of the same day. */
export function allocateOldest(amountPaise: number, items: readonly OpenItem[]): Allocation[] {
  let left = amountPaise;
  return items
    .toSorted(
      (a, b) => a.dueDay.localeCompare(b.dueDay) || a.kind.localeCompare(b.kind) || a.id - b.id,
    )
    .flatMap(({ kind, id, duePaise }) => {
      const taken = Math.min(left, duePaise);
      left -= taken;
      return taken > 0 ? [{ kind, id, amountPaise: taken }] : [];
    });
}

export type AllocationFault =
  | { code: 'named-twice' }
  | { code: 'more-than-received' }
  | { code: 'not-open'; target: PayTarget }
  | { code: 'more-than-due'; target: PayTarget; duePaise: number };

/** What is wrong with what somebody said that an amount pays. */
export function allocationFault(
  amountPaise: number,
  wanted: readonly Allocation[],
  items: readonly OpenItem[],
): AllocationFault | undefined {
  for (const [i, one] of wanted.entries()) {
    const { kind, id } = one;
    if (wanted.slice(0, i).some((other) => isSameTarget(other, one)))
      return { code: 'named-twice' };
    const item = items.find((other) => isSameTarget(other, one));
    if (!item) return { code: 'not-open', target: { kind, id } };
    if (one.amountPaise > item.duePaise) {
      return { code: 'more-than-due', target: { kind, id }, duePaise: item.duePaise };
    }
  }
  const sum = wanted.reduce((total, one) => total + one.amountPaise, 0);
  return sum > amountPaise ? { code: 'more-than-received' } : undefined;
}

/** What an amount takes out of several others, in their order; less where they do not come to it. */
export function drawFrom<S extends { leftPaise: number }>(
  amountPaise: number,
  sources: readonly S[],
): { source: S; amountPaise: number }[] {
  let wanted = amountPaise;
  return sources.flatMap((source) => {
    const taken = Math.min(wanted, source.leftPaise);
    wanted -= taken;
    return taken > 0 ? [{ source, amountPaise: taken }] : [];
  });
}
