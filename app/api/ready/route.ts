import { withLimit } from '@/lib/core/bff/with-limit.server';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';

/**
 * Whether this process may be sent requests; asks nobody. The store that processes share may be missing: then it goes on by itself,
 * because an outage of the store must not take every process out of service.
 */
export const GET = withLimit('health', () => {
  const store = sharedStore();
  const state = store.isShared ? (store.isReady() && store.isUp() ? 'shared' : 'missing') : 'embedded';
  return Promise.resolve(
    Response.json({ status: 'ready', store: state }, { headers: { 'Cache-Control': 'no-store' } }),
  );
});
