export { hindiDates as dates } from '#domain/india/date-words.ts';
