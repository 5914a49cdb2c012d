import { eq, getTableName, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MINUTE_MS } from '../kernel/clock';
import { addresses } from '../database/address-schema';
import * as money from '../database/payment-schema';
import { insertDemoUsers } from '../database/seed';
import * as schema from '../database/schema';
import { id, idText, parseInput, parseInputOf } from '../kernel/input';
import type { Sandbox } from '../http/operation';
import { advanceOrders } from '../domain/lifecycle/advance-orders';
import { Refusal } from '../kernel/refusal';
import { ACCOUNT_TABLES, registerAccountControl } from './account-routes';
import { BOOKING_TABLES, registerBookingControl } from './booking-routes';
import { faultInput, registerFaults, type Faults } from './faults';
import { registerGiftControl, registerOrderControl } from './order-routes';
import { HALL_TABLES, registerHallControl } from './hall-routes';
import { LOCK_TABLES, registerLockControl } from './lock-routes';
import { registerPrinterControl } from './printer-routes';
import type { RequestLog } from './request-log';

const clockInput = z.union([
  z.object({ advanceMinutes: z.number() }),
  z.object({ at: z.iso.datetime() }),
  z.object({ reset: z.literal(true) }),
]);

const productInput = z
  .object({
    stopped: z.boolean().optional(),
    deleted: z.boolean().optional(),
    priceMinor: z.number().int().min(0).nullable().optional(),
    stock: z.number().int().min(0).nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'nothing to change');

/** The control API: sets the clock, moves orders, ends tokens, changes products, sets faults, shows the ledger. */
export function registerControl(
  app: FastifyInstance,
  sandbox: Sandbox,
  faults: Faults,
  requests: RequestLog,
): void {
  const { database, clock } = sandbox;
  registerFaults(app, faults);
  registerAccountControl(app, sandbox);
  registerHallControl(app, sandbox);
  registerLockControl(app, sandbox);
  registerBookingControl(app, sandbox);
  registerPrinterControl(app, sandbox);
  registerOrderControl(app, sandbox);
  registerGiftControl(app, sandbox);

  app.get('/control/clock', () => ({ now: clock.now().toISOString(), offsetMs: clock.offset }));
  app.post('/control/clock', async (request) => {
    const input = parseInputOf(clockInput, request.body);
    if ('advanceMinutes' in input) clock.setOffset(clock.offset + input.advanceMinutes * MINUTE_MS);
    else if ('at' in input) clock.setOffset(new Date(input.at).getTime() - Date.now());
    else clock.setOffset(0);
    await advanceOrders(database, clock.now());
    return { now: clock.now().toISOString() };
  });

  app.post('/control/tokens/expire', async (request) => {
    const input = parseInputOf(
      z.union([z.object({ all: z.literal(true) }), z.object({ userId: id })]),
      request.body,
    );
    const ofUser = 'userId' in input ? eq(schema.accessTokens.userId, input.userId) : undefined;
    await database.update(schema.accessTokens).set({ expiresAt: clock.now() }).where(ofUser);
    return { expired: true };
  });

  app.post<{ Params: { id: string } }>('/control/products/:id', async (request) => {
    const productId = parseInput(idText, request.params.id, 'params');
    const input = parseInputOf(productInput, request.body);
    const change = {
      ...(input.stopped === undefined ? {} : { isStopped: input.stopped }),
      ...(input.deleted === undefined ? {} : { isDeleted: input.deleted }),
      ...(input.priceMinor === undefined ? {} : { priceOverrideMinor: input.priceMinor }),
      ...(input.stock === undefined ? {} : { stock: input.stock, isStopped: input.stock === 0 }),
    };
    const changed = await database
      .update(schema.products)
      .set(change)
      .where(eq(schema.products.id, productId))
      .returning({ id: schema.products.id });
    if (changed.length === 0) throw new Refusal('product_not_found');
    return { id: productId };
  });

  app.post('/control/faults', (request) => {
    faults.add(parseInputOf(faultInput, request.body));
    return { set: true };
  });
  app.delete('/control/faults', () => {
    faults.clear();
    return { cleared: true };
  });

  app.get('/control/requests', () => ({ requests: requests.list() }));
  app.delete('/control/requests', () => {
    requests.clear();
    return { cleared: true };
  });

  app.post('/control/reset', async () => {
    faults.clear();
    requests.clear();
    sandbox.printer.clear();
    clock.setOffset(0);
    await resetDatabase(sandbox);
    return { reset: true };
  });
}

const MONEY_TABLES = [money.refunds, money.payments, money.bonusMoves, money.coupons, money.gifts];

/** In one statement: one each took a quarter of a reset, which comes before every test and journey. */
const DELETIONS = [
  ...ACCOUNT_TABLES,
  schema.orderPositions,
  ...MONEY_TABLES,
  ...HALL_TABLES,
  ...LOCK_TABLES,
  ...BOOKING_TABLES,
  schema.orders,
  schema.tabletSessions,
  schema.idempotencyRecords,
  schema.storyViews,
  schema.favourites,
  addresses,
  schema.accessTokens,
  schema.tracks,
  schema.authCodes,
  schema.signInAttempts,
  schema.providerSessions,
  schema.users,
]
  .map((table) => `DELETE FROM ${getTableName(table)};`)
  .join(' ');

/** Orders, accounts, sign-ins, favourites and seen stories go; the catalogue and the demo accounts are as they were seeded. */
async function resetDatabase({ database, clock }: Sandbox): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`DO $$ BEGIN ${DELETIONS} END $$`));
    await insertDemoUsers(transaction, clock.now());
    const { products } = schema;
    await transaction
      .update(products)
      .set({ isStopped: products.isStoppedAtStart, isDeleted: false, priceOverrideMinor: null, stock: null })
      .where(
        or(
          ne(products.isStopped, products.isStoppedAtStart),
          products.isDeleted,
          isNotNull(products.priceOverrideMinor),
          isNotNull(products.stock),
        ),
      );
  });
}
