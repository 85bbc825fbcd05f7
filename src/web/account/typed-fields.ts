import { createContext } from 'react';

type TypedFields = Readonly<Record<string, string>>;

/** While the server renders: what was typed into a form that was sent without scripts and failed. */
export const TypedFieldsContext = createContext<TypedFields>({});

/** As the server writes it (api/plain-forms.ts). */
const cookie = /(?:^|; )thok_typed=([\w-]+)/;

export function typedFields({ headers }: Request): TypedFields {
  const [, value = ''] = cookie.exec(headers.get('cookie') ?? '') ?? [];
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    const fields = Object.entries({ ...(parsed as object) }); // `as`: spreads whatever it is
    return Object.fromEntries(fields.map(([name, text]) => [name, String(text)]));
  } catch {
    return {}; // none, or someone's own
  }
}
