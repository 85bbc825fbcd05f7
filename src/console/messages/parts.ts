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
  nothingFound: (words: string) => `Nothing found for “${words}”.`,
  leaveTitle: 'Leave without saving?',
  copied: 'Copied',
  stay: 'Stay',
  leave: 'Leave',
  unsaved: (fields: readonly string[]) => `Not saved: ${fields.join(', ')}`,
  leaveText: 'What you typed here would be lost.',
} as const;
