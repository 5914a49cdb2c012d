'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';

/** The content of the elements that came with the page's HTML, by their names. */
const drawn = new Map<string, string>();

/** Read before anything changes it, and kept: a diner who comes back by the back button gets the page from the memory of the router. */
function contentOf(name: string): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
  drawn.set(name, html);
  return html;
}

type StaticContentProps = Pick<
  ComponentProps<'div'>,
  'id' | 'className' | 'style' | 'hidden' | 'aria-label' | 'aria-labelledby'
> & {
  as: 'div' | 'li' | 'section' | 'ul';
  /** Small letters, digits and dashes; one of its kind on the page. */
  name: string;
  children?: ReactNode;
};

/**
 * An element whose content the browser leaves as the server drew it: without components that live in the browser, so that there is
 * nothing to hydrate. The page store takes the content out of the data of a page's HTML (`server/next-output/static-content.mjs`); here it
 * is missing then, and the element keeps what it has. Everywhere else the content is drawn as usual.
 */
export function StaticContent({ as: Tag, name, children, ...attributes }: StaticContentProps) {
  const [html] = useState(() => (children === undefined ? contentOf(name) : ''));
  if (children !== undefined)
    return (
      <Tag {...attributes} data-static={name}>
        {children}
      </Tag>
    );
  return <Tag {...attributes} data-static={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
