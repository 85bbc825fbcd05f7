/** Long enough for the doctype and the opening tag. */
const tagBytes = 300;

/** The language that a page says it is in; undefined where it does not. */
export async function languageOf(page: Response): Promise<string | undefined> {
  const start = await (await page.clone().blob()).slice(0, tagBytes).text();
  return /<html[^>]*\slang="(\w+)/.exec(start)?.[1];
}

/** Deletes the pages in other languages than this one; whether there were any. */
export async function dropOtherLanguages(pages: Cache, language: string): Promise<boolean> {
  let dropped = false;
  for (const request of await pages.keys()) {
    const page = await pages.match(request);
    const itsLanguage = page && (await languageOf(page));
    if (itsLanguage === undefined || itsLanguage === language) continue;
    dropped = (await pages.delete(request)) || dropped;
  }
  return dropped;
}
