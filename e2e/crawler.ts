import { test } from './test';

/* The view of a crawler: no scripts, no cookies, the HTML and the files alone. */

export const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Requests as a crawler does: it stores no cookie from one page to the next. */
export function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, test.info().project.use.baseURL), { redirect: 'manual', ...init });
}

export const htmlOf = async (path: string) => (await send(path)).text();

/** The fields in the head of a page. */
export function headOf(html: string) {
  const tags = [...html.matchAll(/<(?:link|meta) [^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescape(value),
      ]),
    ),
  );
  const meta = (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content;
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description') ?? '',
    robots: meta('robots'),
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href ?? '',
    languages: Object.fromEntries(
      tags.filter((tag) => tag.rel === 'alternate').map((tag) => [tag.hreflang ?? '', tag.href ?? '']),
    ),
    meta,
  };
}

/** Path and query of an absolute address of ours. */
export const local = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
