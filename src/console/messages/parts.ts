/** What the parts that screens share say. */
export const partTexts = {
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: '–',
  filter: 'Filter',
  clear: 'Clear',
  older: 'Older',
  latest: 'Latest',
  none: 'Nothing found.',
} as const;
