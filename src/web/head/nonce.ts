import { createContext } from 'react';

/** The page's Content-Security-Policy nonce while the server renders; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
