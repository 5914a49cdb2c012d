import type { LimitName } from './limits';
import type { PipelineState } from '@/lib/core/site/request-pipeline';

/**
 * The limit that a page request counts against, by its address; null for a page that comes from the cache. A search page
 * sends the platform the request of `/api/search`; the not-found page is rendered for every made-up address.
 */
export function pageLimit({ route, path }: Pick<PipelineState, 'route' | 'path'>): LimitName | null {
  if (route.name === 'search') return 'search';
  const isNotFound = route.name === 'unknown' || path === '/not-found';
  return isNotFound || route.rendering === 'dynamic' ? 'page' : null;
}
