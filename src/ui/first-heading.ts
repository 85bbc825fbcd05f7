/** Where the page begins with another heading than its `h1`. */
export const firstHeading = { 'data-first-heading': '' };
