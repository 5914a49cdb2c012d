import 'server-only';
import { notFound } from 'next/navigation';
import { site as siteCode } from 'next/root-params';
import { connection } from 'next/server';
import { DEFAULT_SERVICE } from './service-names';
import { decodeSite, type Place, type Site } from './site';

/** The site, place and configuration of the rendered page; works on cached pages. */
export async function pageSite(): Promise<{ site: Site; place: Place; code: string; config?: string }> {
  const code = (await siteCode()) ?? '';
  const decoded = decodeSite(code);
  if (!decoded) notFound();
  // Next renders every page for each request: the page store (server/page-store) stores those that are for everybody.
  await connection();
  const { site, place, service = DEFAULT_SERVICE } = decoded;
  const config = place?.config ?? decoded.config;
  return { site, place: place ?? { townId: 0, service }, code, config };
}
