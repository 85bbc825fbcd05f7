/** Of a form sent without scripts. */
export const formOutcomes = {
  'too-many-tries': 'Too many tries. Please wait a little and try again.',
  busy: 'The shop is busy. Please try again in a moment.',
};
