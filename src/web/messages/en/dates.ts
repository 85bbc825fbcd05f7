export { englishDates as dates } from '#domain/india/date-words.ts';
