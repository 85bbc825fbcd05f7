import { groupDigits } from '#domain/indian-formats.ts';

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
  found: (count: number, most: number | undefined) =>
    most === undefined
      ? `${groupDigits(String(count))} found`
      : `${groupDigits(String(most))}+ found`,
  export: 'Export',
  blocked: 'Blocked',
  customerHint: 'Phone, firm or e-mail',
  route: 'Route',
  allRoutes: 'All routes',
  savedViews: 'Saved views',
  saveView: 'Save this view',
  viewName: 'Name',
  viewHint: 'Such as: Unpaid, Rajpur',
  viewDeleted: (name: string) => `${name} deleted.`,
  undo: 'Undo',
  deleteView: (name: string) => `Delete the view ${name}`,
} as const;
