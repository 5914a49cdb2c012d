import { readId } from '@/lib/core/ids/ids';

/** The venue whose menu an address shows; null for any other page. */
export function venueOfMenu(path: string): number | null {
  return readId(/^\/filials\/([^/]+)\/?$/.exec(path)?.[1] ?? null);
}
