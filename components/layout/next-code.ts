import { NEXT_CODE, type NextCodeOf } from '@/lib/core/page-scripts/next-code';

/** Loads the code of a kind of page, once a document, where the document names it (docs/decisions/048). */
export function loadNextCode(of: NextCodeOf): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    `link[rel="${NEXT_CODE}"][data-of="${of}"]`,
  )) {
    const preloads = (link.dataset.files ?? '').split(' ').map((file) =>
      Object.assign(document.createElement('link'), {
        as: 'script',
        rel: 'preload',
        href: link.href + file,
      }),
    );
    link.replaceWith(...preloads);
  }
}

/** Loads the code of a link's page together with its data, which name it a round trip later. */
export function loadCodeOf(link: HTMLAnchorElement): void {
  if (link.dataset.card !== undefined) loadNextCode('venue');
}
