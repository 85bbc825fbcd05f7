/** Texts in HTML, in characters: as they are sent, and once they are cleaned. */
export const descriptionLength = 20_000;
export const answerLength = 20_000;
export const pageLength = 100_000;
