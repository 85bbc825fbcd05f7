/** How a form fared that was sent before the scripts were there; the server says it in the address. */
export type FormOutcome = 'sent' | 'incomplete' | 'login' | 'failed';

const outcomes: readonly string[] = [
  'sent',
  'incomplete',
  'login',
  'failed',
] satisfies FormOutcome[];

export function formOutcome(query: URLSearchParams): FormOutcome | undefined {
  const given = query.get('form') ?? '';
  return outcomes.includes(given) ? (given as FormOutcome) : undefined; // `as`: it is in the list
}
