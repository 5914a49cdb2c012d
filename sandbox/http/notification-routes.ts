import { z } from 'zod';
import { nothing } from '../kernel/input';
import { textIn } from '../kernel/languages';
import { openOperation, userOperation } from './operation';
import type { Settings } from '../kernel/settings';
import { chatOf } from '../domain/notifications/chats';
import { registerDevice, unassignDevice } from '../domain/notifications/push';
import { NOT_LINKED } from '../domain/notifications/texts';

/** Of both calls of the push gateway. */
const GATEWAY = {
  method: 'POST',
  errorStyle: 'message',
  needsHeaders: { 'x-os': /^(web|ios|android)$/, 'x-project': /^[a-z0-9-]{1,64}$/ },
  params: nothing,
  query: nothing,
  body: z.object({
    token: z
      .string()
      .min(1)
      .max(4096)
      // PostgreSQL accepts no NUL sign.
      .refine((token) => !token.includes('\0')),
    analyticDeviceID: z
      .string()
      .min(1)
      .max(128)
      .refine((device) => !device.includes('\0')),
  }),
} as const;

const registerPushToken = userOperation({
  ...GATEWAY,
  url: '/api/v2/push-gateway/token',
  async handle({ database, user, body, headers, now }) {
    const { 'x-os': os = '', 'x-project': project = '' } = headers;
    const device = { token: body.token, deviceId: body.analyticDeviceID, os, project };
    await registerDevice(database, user.id, device, now);
    return { status: 204 };
  },
});

const unassignPushToken = openOperation({
  ...GATEWAY,
  url: '/api/v2/push-gateway/token/un-assign',
  answersDeleted: true,
  async handle({ database, body }) {
    await unassignDevice(database, body.token);
    return { status: 204 };
  },
});

/** Address of the messenger's bot: a page of the sandbox (pages.ts). */
export const botUrl = (settings: Settings): string => `${settings.publicUrl}/bot`;

const getNotificationChat = userOperation({
  method: 'GET',
  url: '/telegram-user-notifications/v1/chat',
  errorStyle: 'message',
  params: nothing,
  query: nothing,
  body: nothing,
  async handle({ sandbox, database, user, language }) {
    const { chatId, linkedAt, start } = await chatOf(database, user.id);
    const url = botUrl(sandbox.settings);
    if (chatId === null || linkedAt === null) {
      return { status: 404, body: { message: textIn(language, NOT_LINKED), bot_url: url, start } };
    }
    return { body: { data: { chat_id: chatId, bot_url: url, linked_at: linkedAt.toISOString() } } };
  },
});

export const notificationOperations = [registerPushToken, unassignPushToken, getNotificationChat];
