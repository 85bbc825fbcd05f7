import { useEffect, useState } from 'react';
import { randomKey } from '#client/random-key.ts';
import { useMe } from '#console/data/use-me.ts';
import { type Draft, type DraftCustomer, newDraft } from './draft.ts';

/** The order being taken, kept in this tab for this operator: a reload takes nothing away. */
export function useDraft(customer: DraftCustomer | undefined) {
  const storageKey = `order-for-${useMe().id}`;
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(storageKey);
    const isBegun = stored && stored.lines.length > 0;
    if (isBegun && (stored.customer || !customer)) return stored;
    return { ...(stored ?? newDraft(randomKey())), ...(customer ? { customer } : {}) };
  });
  useEffect(() => storeDraft(storageKey, draft), [storageKey, draft]);
  return {
    draft,
    setDraft,
    startOver: () => setDraft(newDraft(randomKey(), customer)),
    /** After placing: for good, before the screen goes. */
    forget: () => storeDraft(storageKey, newDraft(randomKey())),
  };
}

function storeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // blocked: the draft lasts as long as the screen
  }
}

function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined; // blocked, or not ours: a new one
  }
}

/** Whether this build has stored it: an older one's may look otherwise. */
function isDraft(value: unknown): value is Draft {
  const known: Record<string, unknown> = newDraft('');
  if (typeof value !== 'object' || value === null || !('lines' in value)) return false;
  const given: Record<string, unknown> = { ...value };
  const names = Object.keys(known).filter((name) => known[name] !== undefined);
  return (
    names.every((name) => typeof given[name] === typeof known[name]) && Array.isArray(given.lines)
  );
}
