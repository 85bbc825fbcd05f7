/**
 * "Ibuprofen" and " 200 mg 10 tablets": what tells one product from its neighbours stands last, and stays where a line
 * cuts its name off. A size before it counts: " M, 42 pcs".
 */
export function splitMeasure(name: string): [name: string, measure: string] {
  const found = /^(.+?)(\s(?:[\p{L}\p{M}]{1,3},?\s)?\d.{0,18})$/u.exec(name);
  return found ? [found[1] ?? '', found[2] ?? ''] : [name, ''];
}
