import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** The chunk of vite.config.ts that everything else waits for. */
const first = /\/react-[^/]+\.js$/;

/**
 * React Router's scripts, only the libraries fetched ahead: the rest would take the line of a slow
 * network from the style sheet and the first picture, and can do nothing before the libraries ran.
 */
export function PacedScripts() {
  // Called as a function, so that its elements can be seen; its hooks become this component's.
  return paced(Scripts({}));
}

function paced(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode; href?: string; fetchPriority?: string }>(child)) {
      return child;
    }
    const { children, href } = child.props;
    if (href !== undefined && !first.test(href))
      return cloneElement(child, { fetchPriority: 'low' });
    return children ? cloneElement(child, {}, paced(children)) : child;
  });
}
