import { documentSite } from './document-site';
import { decodeSite, type CountryCode } from './site';

/** The country of the site that the page was made for, as its html element names it; null where it names none. */
export function pageCountry(): CountryCode | null {
  return decodeSite(documentSite())?.site.country ?? null;
}
