/** A constant of the build: `(inHindi && hindi) || english` leaves no trace in the English one. */
export const inHindi = __LANGUAGE__ === 'hi';

/** `lang` of what the shop wrote: where a Hindi page shows it in English, it is read out as English. */
export function writtenIn(text: string): 'en' | undefined {
  return inHindi && !/\p{Script=Devanagari}/u.test(text) ? 'en' : undefined;
}
