import type { AbstractIntlMessages } from 'next-intl';
import { CACHED_AT_HEADER } from '@/lib/core/bff/cached-at-header';
import { watchRequest } from '@/lib/core/connection/connection';
import { documentSite } from '@/lib/core/site/document-site';
import { isRecord } from '@/lib/core/storage/shape';
import type { LatePart } from './late-texts.schema';

/** Without `requestBff` and zod, which would be most of the bytes: a late part is fetched ahead with its texts. @throws TypeError */
async function fetchTexts(part: LatePart): Promise<AbstractIntlMessages> {
  const end = watchRequest();
  try {
    const response = await fetch(`/api/texts/${part}`, {
      headers: { 'X-Site': documentSite() },
      cache: 'no-store',
    });
    const body: unknown = await response.json();
    // A cached answer says that the network gave none.
    end(response.headers.has(CACHED_AT_HEADER) ? 'failed' : 'answered');
    if (isRecord(body) && isRecord(body['texts'])) return body['texts'] as AbstractIntlMessages;
  } catch {
    end('failed');
  }
  throw new TypeError(`The texts of ${part} do not come.`);
}

const requested = new Map<LatePart, Promise<AbstractIntlMessages>>();

/** The texts of a part that the page does not carry, requested once. @throws TypeError where they do not come */
export function requestTexts(part: LatePart): Promise<AbstractIntlMessages> {
  const known = requested.get(part);
  if (known) return known;
  const texts = fetchTexts(part);
  requested.set(part, texts);
  texts.catch(() => requested.delete(part));
  return texts;
}
