import { requestEarly } from '@/lib/core/bff/early-requests';

/** The first requests of a diner's own pages, by path. As texts: paths and queries would be 20 kB of code before a press. */
const FIRST_REQUESTS: Record<string, readonly string[]> = {
  '/profile': ['/api/profile', '/api/rewards'],
  '/orders': ['/api/orders/list?page=1'],
};

/** Requests the data of a diner's own page at the press that leads there, beside the page and its code. */
export function requestFirstData(path: string): void {
  if (path !== location.pathname) FIRST_REQUESTS[path]?.forEach(requestEarly);
}
