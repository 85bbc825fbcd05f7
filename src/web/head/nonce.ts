import { createContext } from 'react';

/** The page's Content-Security-Policy nonce while the server renders; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Whether the shop is traced, while the server renders; false in the browser, where the page's element says it. */
export const TracedContext = createContext(false);
