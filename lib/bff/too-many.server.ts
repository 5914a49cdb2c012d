import 'server-only';
import { createTranslator } from 'next-intl';
import { AppError } from '@/lib/errors/errors';
import { loadMessages } from '@/lib/i18n/messages';
import { COUNTRIES, type Site } from '@/lib/site/site';
import type { LimitName } from './limits';
import { countRequest, type Caller } from './rate-limit.server';

/** The answer to too many requests, where a browser shows it: one sentence, not cached. */
async function tooManyPage(site: Pick<Site, 'country' | 'language'>, error: AppError): Promise<Response> {
  const { language, country } = site;
  const messages = await loadMessages(language, COUNTRIES[country].fallback);
  const text = createTranslator({ locale: language, messages, namespace: 'errors' })('busy');
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>429</title><p>${text}</p></html>`;
  return new Response(page, {
    status: 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Retry-After': String(error.options.retryAfterSeconds ?? 1),
    },
  });
}

/**
 * Counts a request that is no call of the BFF, such as a page: null while it is within the limit, else the answer.
 * @param siteOf called only where the request is refused
 */
export async function refuseTooMany(
  name: LimitName,
  caller: Caller,
  siteOf: () => Pick<Site, 'country' | 'language'>,
): Promise<Response | null> {
  try {
    await countRequest(name, caller);
    return null;
  } catch (error) {
    if (error instanceof AppError) return tooManyPage(siteOf(), error);
    throw error;
  }
}
