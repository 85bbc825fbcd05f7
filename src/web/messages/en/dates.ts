export { englishDates as dates } from '#domain/date-words.ts';
