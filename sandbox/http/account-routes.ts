import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { chats } from '../database/account-schema';
import { nothing, personText } from '../kernel/input';
import { LANGUAGES } from '../kernel/languages';
import { userOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import {
  changeAccount,
  deleteAccount,
  restorableUntil,
  restoreAccount,
  userAnswer,
} from '../domain/profile/account';
import { saveAvatar, makeAvatar, MAX_AVATAR_BYTES, removeAvatar } from '../domain/profile/avatar';

const getUser = userOperation({
  method: 'GET',
  url: '/api/v3/user',
  answersDeleted: true,
  params: nothing,
  query: nothing,
  body: nothing,
  handle: async (call) => ({ body: { data: await userAnswer(call.user, call) } }),
});

const updateUser = userOperation({
  method: 'PUT',
  url: '/api/v3/user',
  params: nothing,
  query: nothing,
  body: z.object({
    data: z.object({
      type: z.literal('user'),
      attributes: z
        .object({
          name: personText(2, 100).optional(),
          surname: personText(0, 100).optional(),
          bday: z.union([z.literal(''), z.iso.date()]).optional(),
          gender: z.enum(['male', 'female']).nullish(),
        })
        .refine((attributes) => Object.keys(attributes).length > 0),
    }),
  }),
  async handle(call) {
    const { database, user, body, now } = call;
    const { bday, ...attributes } = body.data.attributes;
    if (bday && bday >= now.toISOString().slice(0, 10)) {
      throw new Refusal({ code: 'validation_failed', source: { pointer: '/data/attributes/bday' } });
    }
    const changes = { ...attributes, birthday: bday ?? user.birthday };
    return { body: { data: await userAnswer(await changeAccount(database, user, changes), call) } };
  },
});

/** Answers a deleted account so that its own answer can be replayed under the key. */
const deleteUser = userOperation({
  method: 'DELETE',
  url: '/api/v3/user',
  answersDeleted: true,
  params: nothing,
  query: nothing,
  body: nothing,
  async handle(call) {
    if (call.user.deletedAt) throw new Refusal('account_deleted');
    return { body: { data: await userAnswer(await deleteAccount(call.database, call), call) } };
  },
});

const restoreUser = userOperation({
  method: 'POST',
  url: '/api/v3/user/restore',
  answersDeleted: true,
  params: nothing,
  query: nothing,
  body: nothing,
  async handle(call) {
    const { database, user, now } = call;
    if (!user.deletedAt) throw new Refusal('account_not_deleted');
    if (now > restorableUntil(user.deletedAt)) throw new Refusal('restore_period_over');
    return { body: { data: await userAnswer(await restoreAccount(database, user), call) } };
  },
});

const uploadAvatar = userOperation({
  method: 'POST',
  url: '/api/v3/user/avatar',
  pictureBytes: MAX_AVATAR_BYTES,
  params: nothing,
  query: nothing,
  body: z.instanceof(Buffer),
  async handle(call) {
    await saveAvatar(call.database, call.user.id, await makeAvatar(call.body));
    return { body: { data: await userAnswer(call.user, call) } };
  },
});

const deleteAvatar = userOperation({
  method: 'DELETE',
  url: '/api/v3/user/avatar',
  params: nothing,
  query: nothing,
  body: nothing,
  async handle({ database, user }) {
    await removeAvatar(database, user.id);
    return { status: 204 };
  },
});

const getProfile = userOperation({
  method: 'GET',
  url: '/profile/api/v1/profile',
  params: nothing,
  query: nothing,
  body: nothing,
  async handle({ database, user }) {
    const [chat] = await database.select().from(chats).where(eq(chats.userId, user.id));
    return {
      body: {
        data: {
          user_id: user.id,
          language: user.language,
          country_code: user.country,
          is_notifications_linked: chat?.chatId != null,
          has_paid_bill: user.hasPaidBill,
          created_at: user.createdAt.toISOString(),
        },
      },
    };
  },
});

const setLanguage = userOperation({
  method: 'POST',
  url: '/profile/api/v1/profile/language',
  params: nothing,
  query: nothing,
  body: z.object({ language: z.enum(LANGUAGES) }),
  async handle({ database, user, body }) {
    await changeAccount(database, user, { language: body.language });
    return { status: 204 };
  },
});

export const accountOperations = [
  getUser,
  updateUser,
  deleteUser,
  restoreUser,
  uploadAvatar,
  deleteAvatar,
  getProfile,
  setLanguage,
];
