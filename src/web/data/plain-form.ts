const outcomes = [
  'sent',
  'incomplete',
  'login',
  'wrong-pin',
  'locked',
  'no-match',
  'bad-token',
  'weak-pin',
  'already-requested',
  'too-many-tries',
  'busy',
  'failed',
] as const;

/** The result of a form sent without scripts; the server puts it into the query. */
export type FormOutcome = (typeof outcomes)[number];

export function formOutcome(query: URLSearchParams): FormOutcome | undefined {
  return outcomes.find((outcome) => outcome === query.get('form'));
}
