import { isKiosk } from '@/lib/core/site/is-kiosk';

/** The headers that a kiosk's calls have besides; none on any other page, which loads nothing of the kiosk. */
export async function kioskHeaders(): Promise<Record<string, string>> {
  return isKiosk() ? (await import('./tablet-session')).tabletHeaders() : {};
}
