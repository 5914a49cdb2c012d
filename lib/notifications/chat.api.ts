import { requestBff } from '@/lib/bff/client';

/** Whether the messenger tells this diner; asked again when the tab comes back, which is from the bot, more often than not. */
export const chatQuery = {
  queryKey: ['notifications', 'chat'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff('/api/notifications/chat', () => import('./chat.schema').then((module) => module.chatSchema), {
      signal,
    }),
  retry: 1,
  refetchOnWindowFocus: true,
};
