/** The result of a form sent without scripts; the server puts it into the query. */
export type FormOutcome = 'sent' | 'incomplete' | 'login' | 'too-many-tries' | 'busy' | 'failed';

const outcomes: readonly string[] = [
  'sent',
  'incomplete',
  'login',
  'too-many-tries',
  'busy',
  'failed',
] satisfies FormOutcome[];

export function formOutcome(query: URLSearchParams): FormOutcome | undefined {
  const given = query.get('form') ?? '';
  return outcomes.includes(given) ? (given as FormOutcome) : undefined; // `as`: it is in the list
}
