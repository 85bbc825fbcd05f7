import { groupDigits } from '#domain/indian-formats.ts';

/** Texts in HTML, in characters: as they are sent, and once they are cleaned. */
export const descriptionLength = 20_000;
export const answerLength = 20_000;
export const pageLength = 100_000;

export const tooLong = (most: number) => `must be at most ${groupDigits(String(most))} characters`;
