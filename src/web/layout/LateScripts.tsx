import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/**
 * React Router's scripts, fetched after what the eye needs: the page is readable without them, and
 * on a slow network they would take the line from the style sheet and the first picture.
 */
export function LateScripts() {
  // Called as a function, so that its elements can be seen; its hooks become this component's.
  return withLowPriority(Scripts({}));
}

function withLowPriority(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode; fetchPriority?: string }>(child)) return child;
    if (child.type === 'link') return cloneElement(child, { fetchPriority: 'low' });
    const { children } = child.props;
    return children ? cloneElement(child, {}, withLowPriority(children)) : child;
  });
}
