/** What became of a return that a customer asked for. */
export const returnStates = ['asked', 'accepted', 'in-part', 'declined'] as const;
export type ReturnState = (typeof returnStates)[number];

export type DecidedState = Exclude<ReturnState, 'asked'>;

/** What the answer comes to, by how many of the units that were asked for are taken back. */
export function decidedState(asked: number, accepted: number): DecidedState {
  if (accepted === 0) return 'declined';
  return accepted === asked ? 'accepted' : 'in-part';
}
