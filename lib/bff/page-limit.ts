import type { LimitName } from './limits';
import type { DoorState } from '@/lib/site/door';
import { NOT_FOUND_PATH } from '@/lib/site/routes';

/**
 * What a request of a page counts as, by its address; null for a page that comes from the cache. A search page asks the
 * platform what `/api/search` asks; an address that is no page is rendered for each who makes it up.
 */
export function pageLimit({ route, path }: Pick<DoorState, 'route' | 'path'>): LimitName | null {
  if (route.name === 'search') return 'search';
  if (route.name === 'unknown' || path === NOT_FOUND_PATH) return 'notFound';
  return route.rendering === 'dynamic' ? 'page' : null;
}
