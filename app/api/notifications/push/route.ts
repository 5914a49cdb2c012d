import { defineRoute } from '@/lib/core/bff/define-route';
import { pushTokenSchema, pushAnswerSchema } from '@/lib/ground/notifications/push.schema';
import { registerPush, unassignPush } from '@/lib/ground/notifications/push.server';

/** Sends the signed-in diner's pushes to this device. */
export const POST = defineRoute({
  body: pushTokenSchema,
  answer: pushAnswerSchema,
  needsSession: true,
  limit: 'push',
  handle: async ({ signedIn, deviceId, body }) => {
    await registerPush(signedIn, { deviceId, token: body.token });
    return { isRegistered: true };
  },
});

/** Sends no more pushes to this device, whether or not a diner is signed in. */
export const DELETE = defineRoute({
  body: pushTokenSchema,
  answer: pushAnswerSchema,
  needsSession: false,
  limit: 'push',
  handle: async ({ site, deviceId, body }) => {
    await unassignPush(site, { deviceId, token: body.token });
    return { isRegistered: false };
  },
});
