import 'server-only';
import { listGiftsAndCoupons } from '@/lib/promos/gifts.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { publicUpstream } from '@/lib/core/upstream/client';
import { codesToTry, type AppliedPromo } from './best-promo';
import type { OwnPromos, OwnPromosRequest } from './own-promos.schema';
import { checkPromoCode } from './promo-code.server';

/** Tries the diner's coupons and claimed gifts on a cart; a failing one is left out (CART-31). */
export async function checkOwnPromos(
  caller: { signedIn: SignedIn; upstream: ReturnType<typeof publicUpstream> },
  basket: OwnPromosRequest,
  now: Date,
): Promise<OwnPromos> {
  const codes = codesToTry(await listGiftsAndCoupons(caller.signedIn), now);
  const checked = await Promise.all(codes.map((code) => checkPromoCode(caller, basket, code)));
  return { promos: checked.filter((promo): promo is AppliedPromo => promo.kind === 'applied') };
}
