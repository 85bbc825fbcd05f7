/** The same keys in every language, with texts of their own. */
export type Translated<T> = T extends string
  ? string
  : T extends (...input: infer I) => string
    ? (...input: I) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Translated<T[K]> };
