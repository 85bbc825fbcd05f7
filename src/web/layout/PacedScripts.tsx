import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { startLater } from './start-later.ts';

type Tag = ReactElement<{
  children?: ReactNode;
  rel?: string;
  href?: string;
  type?: string | undefined;
  async?: boolean | undefined;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/**
 * React Router's scripts, fetched once the first screen stands: before that they would take the line
 * of a slow network, and the hands of a slow phone, from the style sheet and the first pictures.
 */
export function PacedScripts() {
  const modules: string[] = [];
  // Called as a function, so that its elements can be seen; its hooks become this component's.
  return paced(Scripts({}), modules);
}

/** Takes out what is fetched ahead, and has the module that starts everything fetch it instead. */
function paced(node: ReactNode, modules: string[]): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    const { props } = child as Tag; // `as`: the only kinds of elements that Scripts makes
    if (props.rel === 'modulepreload') {
      modules.push(props.href ?? '');
      return null;
    }
    if (props.type === 'module') {
      const given = [[...new Set(modules)], props.dangerouslySetInnerHTML?.__html ?? ''];
      const [hrefs, start] = given.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
      return cloneElement(child as Tag, {
        type: undefined,
        async: undefined,
        dangerouslySetInnerHTML: {
          __html: `(${startLater})(${hrefs},${start})`,
        },
      });
    }
    return props.children ? cloneElement(child as Tag, {}, paced(props.children, modules)) : child;
  });
}
