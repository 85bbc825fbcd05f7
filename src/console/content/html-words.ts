const most = 120;

/** The words of a text in HTML, for a line of a list. */
export function htmlWords(html: string): string {
  const headed = html.replace(/<\/h\d>/g, ': ');
  const apart = headed.replace(/<\/(?:p|li|td|th|div)>|<br[^>]*>/g, '$& ');
  const { body } = new DOMParser().parseFromString(apart, 'text/html');
  const words = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return words.length > most ? `${words.slice(0, most).replace(/\s\S*$/, '')}…` : words;
}
