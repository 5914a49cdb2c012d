import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** A page's DOM as browsers see it: frames by the server, without suspended components. */
export function inBrowser(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return createElement(Fragment, null, ...Children.toArray(node).map(inBrowser));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const isAsync = typeof node.type === 'function' && node.type.constructor.name === 'AsyncFunction';
  return isAsync ? inBrowser(node.props.children) : node;
}
