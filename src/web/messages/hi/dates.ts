export { hindiDates as dates } from '#domain/date-words.ts';
