import 'server-only';
import { createTranslator } from 'next-intl';
import { AppError } from '@/lib/core/errors/errors';
import { loadMessages } from '@/lib/core/i18n/messages';
import { COUNTRIES, type Site } from '@/lib/core/site/site';
import type { LimitName } from './limits';
import { countRequest, type Caller } from './rate-limit.server';
import { REFUSAL_PAGE_HEADERS, refusalPage } from './refusal-page';

/** The answer to too many requests, where a browser shows it: one sentence, not cached. */
async function tooManyPage(site: Pick<Site, 'country' | 'language'>, error: AppError): Promise<Response> {
  const { language, country } = site;
  const messages = await loadMessages(language, COUNTRIES[country].fallback);
  const text = createTranslator({ locale: language, messages, namespace: 'errors' })('busy');
  return new Response(refusalPage(429, language, text), {
    status: 429,
    headers: {
      ...REFUSAL_PAGE_HEADERS,
      'X-Content-Type-Options': 'nosniff',
      'Retry-After': String(error.options.retryAfterSeconds ?? 1),
    },
  });
}

/** Counts a request outside the BFF. @returns null within the limit, else the answer */
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
