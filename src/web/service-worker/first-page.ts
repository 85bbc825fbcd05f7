/** The address of a list's first page, of one further down; undefined where it is no such address. */
export function firstPageOf(url: string): string | undefined {
  const first = url.replace(/[?&]page=\d+(?=#|$)/, '');
  return first === url ? undefined : first;
}
