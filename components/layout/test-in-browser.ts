import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * What a page's elements are in a browser, where React draws no component that waits for something: such a frame of the server, or its
 * texts, which the test gives to the whole page, leaves its children.
 */
export function inBrowser(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return createElement(Fragment, null, ...Children.toArray(node).map(inBrowser));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const isAsync = typeof node.type === 'function' && node.type.constructor.name === 'AsyncFunction';
  return isAsync ? inBrowser(node.props.children) : node;
}
