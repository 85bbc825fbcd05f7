import { createElement, Fragment, type ReactNode } from 'react';

/** Of what the sanitiser keeps, without attributes. Anything else shows its text only. */
const shownTags = new Set(
  'p br h2 h3 h4 ul ol li strong b em i u s blockquote table thead tbody tr th td'.split(' '),
);

/** HTML while it is typed, before the server has sanitised it: built anew, so that none of it runs. */
export function InertHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return shown(body);
}

function shown(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, i) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    const tag = node.nodeName.toLowerCase();
    if (tag === 'script' || tag === 'style') return null;
    const children = node.hasChildNodes() ? shown(node) : null;
    return createElement(shownTags.has(tag) ? tag : Fragment, { key: i }, children);
  });
}
