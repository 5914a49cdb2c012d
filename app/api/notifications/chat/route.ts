import { defineRoute } from '@/lib/core/bff/define-route';
import { chatSchema } from '@/lib/ground/notifications/chat.schema';
import { getChat } from '@/lib/ground/notifications/chat.server';

/** Whether the messenger bot notifies the signed-in diner of orders, and where it is linked. */
export const GET = defineRoute({
  answer: chatSchema,
  needsSession: true,
  handle: ({ signedIn }) => getChat(signedIn),
});
