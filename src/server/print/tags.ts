import type { Paper } from './paper.ts';

type Element = PDFKit.PDFStructureElement;
type TagOptions = { alt?: string; bbox?: [number, number, number, number]; scope?: 'Column' };

/** The element that what is drawn next belongs to. */
const parents = new WeakMap<Paper, Element>();

/** Begins the tree that screen readers follow. */
export function openTags(paper: Paper): void {
  const root = paper.struct('Document');
  paper.addStructure(root);
  parents.set(paper, root);
}

function parentOf(paper: Paper): Element {
  const parent = parents.get(paper);
  if (!parent) throw new Error('The paper was opened without tags.');
  return parent;
}

/** An element that holds others: a table, a row. */
export function group<T>(paper: Paper, tag: string, draw: () => T): T {
  const parent = parentOf(paper);
  const element = paper.struct(tag);
  parent.add(element);
  parents.set(paper, element);
  const drawn = draw();
  element.end();
  parents.set(paper, parent);
  return drawn;
}

/** An element that holds a text or a picture; drawn at once. */
export function tagged(
  paper: Paper,
  tag: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  if (tag === 'Artifact') decoration(paper, draw);
  else parentOf(paper).add(paper.struct(tag, options, [draw]));
}

/** What screen readers pass over: lines, backgrounds, repeated heads. */
export function decoration(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' });
  draw();
  paper.endMarkedContent();
}
