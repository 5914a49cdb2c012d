import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../auth/accounts';
import { users } from '../database/schema';
import { idText, nothing } from '../input';
import { toMajor } from '../money';
import { userOperation } from '../operation';
import { advanceOrders } from '../orders/life';
import { Refusal } from '../refusal';
import { balanceOf, bonusRuleOf } from './balance';

/** User of the contract. */
function userAnswer(user: User) {
  return {
    id: user.id,
    type: 'user',
    attributes: {
      name: user.name,
      surname: user.surname,
      bday: user.birthday,
      phone: user.phone,
      gender: user.gender,
      avatar: null,
      language: user.language,
      deleted_at: null,
      restorable_until: null,
    },
  };
}

const getUser = userOperation({
  method: 'GET',
  url: '/api/v3/user',
  params: nothing,
  query: nothing,
  body: nothing,
  handle: ({ user }) => Promise.resolve({ body: { data: userAnswer(user) } }),
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
          name: z.string().min(2).max(100).optional(),
          surname: z.string().max(100).optional(),
          bday: z.union([z.literal(''), z.iso.date()]).optional(),
          gender: z.enum(['male', 'female']).nullish(),
        })
        .refine((attributes) => Object.keys(attributes).length > 0),
    }),
  }),
  async handle({ database, user, body, now }) {
    const { bday, ...attributes } = body.data.attributes;
    if (bday && new Date(bday) >= now) {
      throw new Refusal({ code: 'validation_failed', source: { pointer: '/data/attributes/bday' } });
    }
    const [changed] = await database
      .update(users)
      .set({ ...attributes, birthday: bday ?? user.birthday })
      .where(eq(users.id, user.id))
      .returning();
    return { body: { data: userAnswer(changed ?? user) } };
  },
});

const getBalanceInfo = userOperation({
  method: 'GET',
  url: '/ladder-go/api/v1/balance/calculate-info',
  errorStyle: 'envelope',
  params: nothing,
  query: z.object({ filial_id: idText.optional() }),
  body: nothing,
  async handle({ database, query, user, now }) {
    await advanceOrders(database, now);
    const { balanceMinor, expiresAt } = await balanceOf(database, user);
    const { maxUsagePercentage, cashbackPercentage } = bonusRuleOf(query.filial_id);
    const data = {
      balance: toMajor(balanceMinor),
      available_balance: toMajor(balanceMinor),
      expires_at: expiresAt?.toISOString() ?? null,
      rule: { max_bonus_usage_percentage: maxUsagePercentage, cashback_percentage: cashbackPercentage },
    };
    return { body: { error_code: 200, data } };
  },
});

export const profileOperations = [getUser, updateUser, getBalanceInfo];
