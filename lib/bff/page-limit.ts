import type { LimitName } from './limits';
import type { PipelineState } from '@/lib/site/request-pipeline';

/**
 * What a request of a page counts as, by its address; null for a page that comes from the cache. A search page asks the
 * platform what `/api/search` asks; an address that is no page is rendered for each who makes it up.
 */
export function pageLimit({ route, path }: Pick<PipelineState, 'route' | 'path'>): LimitName | null {
  if (route.name === 'search') return 'search';
  const isNotFound = route.name === 'unknown' || path === '/not-found';
  return isNotFound || route.rendering === 'dynamic' ? 'page' : null;
}
