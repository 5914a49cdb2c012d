import { isRecord, isText, listOf, recordOf } from '@/lib/core/storage/shape';

/** The message of a page to the worker: the pages that it has shown. */
export interface Shown {
  /** Paths with their queries. */
  pages: string[];
  /** Addresses of scripts, styles, fonts and pictures. */
  assets: string[];
}

/** More than any page has. */
const MAX_ASSETS = 400;
const isShown = recordOf<Shown>({ pages: listOf(isText, 5), assets: listOf(isText, MAX_ASSETS) });

/** The message as it is sent. */
export const cacheMessage = ({ pages, assets }: Shown) => ({
  cache: { pages, assets: assets.slice(-MAX_ASSETS) },
});

/** The parsed message; null for any other. */
export function readCacheMessage(data: unknown): Shown | null {
  return isRecord(data) && isShown(data.cache) ? data.cache : null;
}
