/** What the parts that screens share say. */
export const partTexts = {
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: '–',
  filter: 'Filter',
  filters: 'Filters',
  clear: 'Clear',
  older: 'Older',
  latest: 'Latest',
} as const;
