import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';

/** Whether the messenger notifies this diner; requested again when the tab regains focus, mostly after a visit to the bot. */
export const chatQuery = {
  queryKey: ['notifications', 'chat'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff('/api/notifications/chat', () => import('./chat.schema').then((module) => module.chatSchema), {
      signal,
    }),
  retry: retryOnce,
  refetchOnWindowFocus: true,
};
