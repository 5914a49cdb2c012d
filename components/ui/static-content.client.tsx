'use client';

import type { ComponentProps, ReactNode } from 'react';

/** The content of the elements that came with the page's HTML, by their names. */
const drawn = new Map<string, string>();

/** Reads the content before it changes: the back button shows the router's stored page. */
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
  /** The content of a page that the router has fetched. */
  html?: string;
};

/**
 * An element whose content the browser leaves as the server drew it: without components that live in the browser, so that there is
 * nothing to hydrate. The page store takes the content out of a page's data (`server/next-output/static-content.mjs`): in its HTML it
 * stands already, and the router gets it as `html`. Everywhere else the content is drawn as usual.
 */
export function StaticContent({ as: Tag, name, children, html, ...attributes }: StaticContentProps) {
  if (children !== undefined)
    return (
      <Tag {...attributes} data-static={name}>
        {children}
      </Tag>
    );
  return (
    <Tag {...attributes} data-static={name} dangerouslySetInnerHTML={{ __html: html ?? contentOf(name) }} />
  );
}
