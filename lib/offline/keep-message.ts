import { isRecord, isText, listOf, recordOf } from '@/lib/storage/shape';

/** What a page tells the worker: what it has shown. */
export interface Shown {
  /** Paths with their queries. */
  pages: string[];
  /** Addresses of scripts, styles, fonts and pictures. */
  parts: string[];
}

/** More than any page has. */
const MOST_PARTS = 400;
const isShown = recordOf<Shown>({ pages: listOf(isText, 5), parts: listOf(isText, MOST_PARTS) });

/** The message as it is sent. */
export const keepMessage = ({ pages, parts }: Shown) => ({
  keep: { pages, parts: parts.slice(-MOST_PARTS) },
});

/** What a message says; null for any other. */
export function readKeepMessage(data: unknown): Shown | null {
  return isRecord(data) && isShown(data.keep) ? data.keep : null;
}
