/** What the search shows once someone has entered its box. */
export const searchPanel = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  clearRecentLabel: 'Clear recent searches',
  seeAll: (words: string) => `See all results for “${words}”`,
  hint: 'Check the spelling, or try fewer or other words.',
  offline: 'There is no network to search.',
  quickOrder: 'Order from a list',
  voice: 'Search by voice',
  listening: 'Listening… please speak',
  notHeard: 'Nothing was heard. Please try again.',
  noMicrophone: 'The microphone is not allowed. You can allow it in the browser’s settings.',
};
