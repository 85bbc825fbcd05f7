/** A number and its short unit stay on one line: "Neem Face Wash 100 ml" never ends in "ml" alone. */
export function unbrokenUnits(name: string): string {
  return name.replace(/(\d) (?=(\p{L}\p{M}*){1,3}(?![\p{L}\p{M}]))/gu, '$1\u00a0');
}

/**
 * "Ibuprofen" and " 200 mg 10 tablets": what tells one product from its neighbours stands last, and stays where a line
 * cuts its name off. A size before it counts: " M, 42 pcs".
 */
export function splitMeasure(name: string): [name: string, measure: string] {
  const found = /^(.+?)(\s(?:[\p{L}\p{M}]{1,3},?\s)?\d.{0,18})$/u.exec(name);
  return found ? [found[1] ?? '', found[2] ?? ''] : [name, ''];
}
