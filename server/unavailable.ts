import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import { createTranslator } from 'next-intl';
import { REFUSAL_PAGE_HEADERS, refusalPage } from '@/lib/core/bff/refusal-page';
import { loadMessages } from '@/lib/core/i18n/messages';
import { LANGUAGES, type Language } from '@/lib/core/site/site';
import { siteOfRequest } from '@/lib/core/site/site-of-request';

/** The language of a request that nothing of the product has seen yet. */
function languageOf({ url = '/', headers }: IncomingMessage): Language {
  const [path = '/', query = ''] = url.split('?');
  return siteOfRequest({
    path,
    query: new URLSearchParams(query),
    host: headers.host ?? '',
    cookies: parseCookie(headers.cookie ?? ''),
  }).language;
}

/** A page that asks to come again, in the diner's language. @returns sends it with 503 and Retry-After */
export async function unavailablePage() {
  const pages = new Map<Language, string>();
  for (const language of LANGUAGES) {
    const messages = await loadMessages(language, language);
    const text = createTranslator({ locale: language, messages, namespace: 'errors' })('unavailable');
    pages.set(language, refusalPage(503, language, text));
  }
  return (request: IncomingMessage, response: ServerResponse, retryAfterSeconds: number): void => {
    response.statusCode = 503;
    response.setHeader('Retry-After', retryAfterSeconds);
    for (const [name, value] of Object.entries(REFUSAL_PAGE_HEADERS)) response.setHeader(name, value);
    response.end(pages.get(languageOf(request)));
  };
}

export type SendUnavailable = Awaited<ReturnType<typeof unavailablePage>>;
