import 'server-only';
import { notFound } from 'next/navigation';
import { site as siteCode } from 'next/root-params';
import { DEFAULT_SERVICE, decodeSite, type Place, type Site } from './site';

/** The site of the page that is being rendered, and its place where the page depends on one. Works on cached pages. */
export async function pageSite(): Promise<{ site: Site; place: Place; code: string }> {
  const code = (await siteCode()) ?? '';
  const decoded = decodeSite(code);
  if (!decoded) notFound();
  return { site: decoded.site, place: decoded.place ?? { townId: 0, service: DEFAULT_SERVICE }, code };
}
