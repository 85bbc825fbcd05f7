/** Built for another server's API, only the browser has the session: it reads private data itself. */
export const onlyInBrowser = URL.canParse(__BASE_URL__);
