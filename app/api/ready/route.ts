import { withLimit } from '@/lib/core/bff/with-limit.server';
import { sharedStore } from '@/lib/core/shared-store/shared-store.server';

/** Whether this process may get requests; makes no upstream call. Losing the shared store keeps it ready. */
export const GET = withLimit('health', () => {
  const store = sharedStore();
  const state = store.isShared ? (store.isReady() && store.isUp() ? 'shared' : 'missing') : 'embedded';
  return Promise.resolve(
    Response.json({ status: 'ready', store: state }, { headers: { 'Cache-Control': 'no-store' } }),
  );
});
