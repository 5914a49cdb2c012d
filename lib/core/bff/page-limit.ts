import type { LimitName } from './limits';
import type { PipelineState } from '@/lib/core/site/request-pipeline';

/** The limit of an uncached page; null for cached ones. A not-found page renders for every made-up path. */
export function pageLimit({ route, path }: Pick<PipelineState, 'route' | 'path'>): LimitName | null {
  if (route.name === 'search') return 'search';
  const isNotFound = route.name === 'unknown' || path === '/not-found';
  return isNotFound || route.rendering === 'dynamic' ? 'page' : null;
}
