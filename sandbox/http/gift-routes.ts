import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../domain/auth/accounts';
import type { CountryCode } from '../catalogue/model';
import type { Database } from '../database/connect';
import { bonusMoves, gifts } from '../database/payment-schema';
import { PER_MENU } from '../database/rows';
import { nothing, uuid } from '../kernel/input';
import { textIn, textOrNull, type Language } from '../kernel/languages';
import { productAnswer } from '../domain/menu/answers';
import { viewOf } from '../domain/menu/favourites';
import { findProducts } from '../domain/menu/products';
import { currencyOf, toMajor } from '../kernel/money';
import { userOperation, type Sandbox } from './operation';
import { Refusal } from '../kernel/refusal';
import { getVenue } from '../domain/venues/venues';
import { GIFT_PLACES } from '../domain/promos/codes';
import { giftOf, type GiftRow } from '../domain/promos/gifts';
import { isUsedBy } from '../domain/promos/promo-code';

interface Caller {
  sandbox: Sandbox;
  database: Database;
  user: User;
  now: Date;
  language: Language;
}

type GiftStatus = 'available' | 'claimed' | 'used' | 'expired';

/** The venue whose dish a given product is shown as. */
const SHOWN_AT: Readonly<Record<CountryCode, number>> = { kz: 3107, ge: 4107 };

async function statusOf({ database, user, now }: Caller, row: GiftRow): Promise<GiftStatus> {
  if (row.claimedAt === null) return row.validUntil < now ? 'expired' : 'available';
  if (row.promoCode === null) return 'claimed';
  if (await isUsedBy(database, user.id, row.promoCode)) return 'used';
  return row.validUntil < now ? 'expired' : 'claimed';
}

/** Gift of the contract. */
async function giftAnswer(caller: Caller, row: GiftRow) {
  const { user, language } = caller;
  const { title, description, kind, reason, bonusMinor } = giftOf(row);
  return {
    id: row.id,
    title: textIn(language, title),
    description: textOrNull(language, description),
    image_url: null,
    kind,
    reason,
    bonus_amount: bonusMinor && toMajor(bonusMinor[user.country]),
    product: kind === 'product' ? await givenProduct(caller) : null,
    promo_code: row.promoCode,
    status: await statusOf(caller, row),
    valid_until: row.validUntil.toISOString(),
  };
}

async function givenProduct(caller: Caller) {
  const { country } = caller.user;
  const venue = await getVenue(caller.database, SHOWN_AT[country]);
  const [product] = await findProducts(caller.database, venue, [
    venue.id * PER_MENU + GIFT_PLACES[country].place,
  ]);
  return product ? productAnswer(product, await viewOf(caller, venue.id)) : null;
}

const listGifts = userOperation({
  method: 'GET',
  url: '/menu-promos/v1/gifts',
  params: nothing,
  query: nothing,
  body: nothing,
  async handle(call) {
    const { database, user } = call;
    const rows = await database.select().from(gifts).where(eq(gifts.userId, user.id)).orderBy(asc(gifts.id));
    const data = [];
    for (const row of rows) data.push(await giftAnswer(call, row));
    data.sort((a, b) => Number(a.status !== 'available') - Number(b.status !== 'available'));
    return { body: { data } };
  },
});

const claimGift = userOperation({
  method: 'POST',
  url: '/menu-promos/v1/gifts/:id/claim',
  params: z.object({ id: uuid }),
  query: nothing,
  body: nothing,
  async handle(call) {
    const { database, params, user, now } = call;
    const isOwn = and(eq(gifts.id, params.id), eq(gifts.userId, user.id));
    const [row] = await database.select().from(gifts).where(isOwn);
    if (!row) throw new Refusal('not_found');
    if ((await statusOf(call, row)) !== 'available') throw new Refusal('gift_unavailable');
    const { kind, bonusMinor } = giftOf(row);
    const promoCode = kind === 'product' ? `GIFT-${randomBytes(5).toString('hex').toUpperCase()}` : null;
    const [claimed] = await database
      .update(gifts)
      .set({ claimedAt: now, promoCode })
      .where(and(isOwn, isNull(gifts.claimedAt)))
      .returning();
    if (!claimed) throw new Refusal('gift_unavailable');
    if (bonusMinor) {
      await database.insert(bonusMoves).values({
        userId: user.id,
        brandId: null,
        currency: currencyOf(user.country),
        source: 'gift',
        sourceId: row.id,
        heldMinor: 0,
        spentMinor: 0,
        earnedMinor: bonusMinor[user.country],
        movedAt: now,
      });
    }
    return { body: { data: await giftAnswer(call, claimed) } };
  },
});

export const giftOperations = [listGifts, claimGift];
