import { escapeMarkup } from './escape.ts';

/** Stands in for any page when too many are asked for at once. Costs nothing to make. */
export function busyPage(message: string): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Please try again</title>
<h1>One moment, please</h1>
<p>${escapeMarkup(message)}</p>
<p><a href="">Try again</a></p>
</html>
`;
}
