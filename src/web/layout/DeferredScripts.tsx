import { pickerFiles } from 'virtual:picker-files';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

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

/**
 * Loads a module once the first screen is painted with its pictures, once a tap waits for it, or after
 * a timeout of two seconds. `forTaps`: the files of what a customer's tap on Add opens.
 * An inline script, printed into the page as text: it can use nothing from outside itself.
 */
function loadAfterPaint(hrefs: string[], forTaps: string[]): void {
  const nonce = document.currentScript?.nonce ?? '';
  const textContent = document.querySelector('[data-deferred-module]')?.textContent;
  const script = Object.assign(document.createElement('script'), {
    ...{ type: 'module', nonce, textContent },
  });
  const append = async (elements: Element[]) => {
    for (const element of elements) {
      document.head.append(element);
      // Each request takes a slow phone 10 ms: a task each, so that input is handled in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const preload = (href: string) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  const coming = () => [...document.images].filter((one) => !one.complete);
  const settled = (target: Element) =>
    new Promise<void>((resolve) => {
      target.addEventListener('load', () => resolve());
      target.addEventListener('error', () => resolve());
    });
  /** A slow line serves the tap first: pictures that are still coming are asked for again after the scripts. */
  const serveTap = () => {
    for (const picture of coming()) {
      const { srcset, src } = picture;
      picture.removeAttribute('srcset');
      picture.removeAttribute('src');
      settled(script).then(() => Object.assign(picture, { srcset, src }));
    }
    if (localStorage.userId) append(forTaps.map(preload));
  };
  const shown = coming().filter((one) => one.loading !== 'lazy');
  const painted = Promise.all(shown.map(settled)).then(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, 2_000));
  // Storage may be blocked.
  const tapped = window.eventReplay?.first.then(serveTap).catch(() => {}) ?? timeout;
  Promise.race([painted, tapped, timeout]).then(() => append([...hrefs.map(preload), script]));
}
