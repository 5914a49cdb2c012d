import type { Language } from '@/lib/core/site/site';

// Sitemaps as their protocol defines them: at most 50,000 addresses and 50 MB a file. Everything here is text
// of a part, so that a file can be sent part by part.

/** One page in all its languages: every language's address is an entry of its own and names all the others. */
export interface SitemapPage {
  alternates: readonly { hreflang: Language | 'x-default'; address: string }[];
  /** YYYY-MM-DD on which the page changed, where that is known. */
  changedOn?: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const URLSET_START = `${XML}<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

/** The entries of a page, one a language. */
export function urlEntries({ alternates, changedOn }: SitemapPage): string {
  const links = alternates
    .map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(address)}"/>`,
    )
    .join('');
  const lastmod = changedOn === undefined ? '' : `<lastmod>${escapeXml(changedOn)}</lastmod>`;
  return alternates
    .filter(({ hreflang }) => hreflang !== 'x-default')
    .map(({ address }) => `<url><loc>${escapeXml(address)}</loc>${lastmod}${links}</url>\n`)
    .join('');
}

/** The index that leads to the files. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${XML}<sitemapindex xmlns="${PROTOCOL}">\n${files.join('')}</sitemapindex>\n`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
