import { COOKIES } from '@/lib/core/site/cookies';
import { routeOf } from '@/lib/core/site/routes';
import { decodeSite, encodeSite } from '@/lib/core/site/site';

// One address has several pages: by country, language, town, service. A variant names the one that the server gives, by what it
// reads besides the address: cookies for a page (`request-pipeline.ts`), the site that the request names for a call.

export type Cookies = ReadonlyMap<string, string>;

const OF_EVERY_PAGE = [COOKIES.country, COOKIES.language, COOKIES.runtime, COOKIES.config];

/** The variant of the page under a path. */
export function variantOfPage(path: string, cookies: Cookies): string {
  const { dependsOnPlace, dependsOnService } = routeOf(path);
  const names = [
    ...OF_EVERY_PAGE,
    ...(dependsOnPlace ? [COOKIES.town] : []),
    ...(dependsOnPlace || dependsOnService ? [COOKIES.service] : []),
  ];
  return names.map((name) => `${name}=${cookies.get(name) ?? ''}`).join('&');
}

/** The variant of a call's answer, by the site's code that the call names; null without one. A call says its town or service in its query. */
export function variantOfCall(siteCode: string | null): string | null {
  const decoded = decodeSite(siteCode ?? '');
  return decoded && encodeSite(decoded.site, null, { config: decoded.place?.config ?? decoded.config });
}
