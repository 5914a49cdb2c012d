import type { Language } from '@/lib/core/site/site';

/** The page of a refused request: one sentence, and nothing that has to be loaded. */
export const refusalPage = (status: 429 | 503, language: Language, text: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><p>${text}</p></html>`;

/** Its headers; when to come again is each refusal's own. */
export const REFUSAL_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'private, no-store',
};
