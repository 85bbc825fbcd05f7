import { pickerFiles } from 'virtual:picker-files';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { loadAfterPaint } from './load-after-paint.ts';

type Tag = ReactElement<{
  children?: ReactNode;
  rel?: string;
  href?: string;
  type?: string | undefined;
  nonce?: string | undefined;
  async?: boolean | undefined;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/**
 * React Router's scripts, fetched after the first screen is painted: until then they would compete
 * with the style sheet and the first pictures for a slow network and a slow phone.
 */
export function DeferredScripts() {
  const modules: string[] = [];
  // Called as a function, to get at the elements it returns; its hooks become this component's.
  return deferred(Scripts({}), modules);
}

/**
 * Removes the preload links and has `loadAfterPaint` add them, and the entry module, later. Until
 * then the module stands in the page as plain text, so that its hash is known with those of the scripts.
 */
function deferred(node: ReactNode, modules: string[]): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    const { props } = child as Tag; // `as`: the only kinds of elements that Scripts makes
    if (props.rel === 'modulepreload') {
      modules.push(props.href ?? '');
      return null;
    }
    if (props.type === 'module') {
      const hrefs = textOf([...new Set(modules)]);
      const forTaps = textOf(pickerFiles.filter((file) => !modules.includes(file)));
      return (
        <>
          <script
            type="text/plain"
            nonce={props.nonce}
            data-deferred-module
            suppressHydrationWarning
            dangerouslySetInnerHTML={props.dangerouslySetInnerHTML}
          />
          {cloneElement(child as Tag, {
            type: undefined,
            async: undefined,
            // The browser keeps what the server printed, and does not load the function a second time.
            dangerouslySetInnerHTML: {
              __html: import.meta.env.SSR ? `(${loadAfterPaint})(${hrefs},${forTaps})` : '',
            },
          })}
        </>
      );
    }
    return props.children
      ? cloneElement(child as Tag, {}, deferred(props.children, modules))
      : child;
  });
}

function textOf(hrefs: string[]): string {
  return JSON.stringify(hrefs).replaceAll('<', '\\u003c');
}
