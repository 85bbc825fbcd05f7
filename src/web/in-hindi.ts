/** A constant of the build: `(inHindi && hindi) || english` leaves no trace in the English one. */
export const inHindi = __LANGUAGE__ === 'hi';
