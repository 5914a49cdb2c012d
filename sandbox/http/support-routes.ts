import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../domain/auth/accounts';
import type { Database } from '../database/connect';
import { supportCalls } from '../database/hall-schema';
import { orders } from '../database/schema';
import { id, nothing, personText, phone } from '../kernel/input';
import { textIn } from '../kernel/languages';
import { callerOf, openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { CONTACTS } from '../domain/support/contacts';

const COUNTRIES = { 1: 'kz', 2: 'ge' } as const;

const getSupportContacts = openOperation({
  method: 'GET',
  url: '/takeaway/v1/support/contacts',
  params: nothing,
  query: z.object({ country_id: z.enum(['1', '2']).default('2') }),
  body: nothing,
  handle({ query, language }) {
    const contacts = CONTACTS[COUNTRIES[query.country_id]];
    return Promise.resolve({
      body: {
        data: {
          phone: contacts.phone,
          whatsapp_url: contacts.whatsappUrl,
          telegram_url: contacts.telegramUrl,
          email: contacts.email,
          working_hours: textIn(language, contacts.workingHours),
        },
      },
    });
  },
});

const callSupport = openOperation({
  method: 'POST',
  url: '/takeaway/v1/support/calls',
  params: nothing,
  query: nothing,
  body: z.object({
    topic: z.enum(['order', 'payment', 'delivery', 'bonuses', 'fridge', 'other']),
    message: personText(1, 2000),
    order_id: id.nullish(),
    filial_id: id.nullish(),
    phone: phone.nullish(),
  }),
  async handle(call) {
    const { database, body, user, now } = call;
    const number = body.phone ?? user?.phone;
    // There is no number to call back.
    if (!number) throw new Refusal({ code: 'validation_failed', source: { pointer: '/phone' } });
    if (body.order_id != null) await requireOwnOrder(database, body.order_id, user);
    const made = {
      id: randomUUID(),
      caller: callerOf(call),
      topic: body.topic,
      message: body.message,
      orderId: body.order_id ?? null,
      venueId: body.filial_id ?? null,
      phone: number,
      createdAt: now,
    };
    await database.insert(supportCalls).values(made);
    const data = {
      id: made.id,
      topic: made.topic,
      status: 'received',
      created_at: made.createdAt.toISOString(),
    };
    return { status: 201, body: { data } };
  },
});

/** An unknown order, or one of another diner, is `order_not_found`; a guest has none. */
async function requireOwnOrder(database: Database, orderId: number, user: User | null): Promise<void> {
  const isOwn = user && and(eq(orders.id, orderId), eq(orders.userId, user.id));
  const order = isOwn && (await database.query.orders.findFirst({ where: isOwn }));
  if (!order) throw new Refusal({ code: 'order_not_found', source: { pointer: '/order_id' } });
}

export const supportOperations = [getSupportContacts, callSupport];
