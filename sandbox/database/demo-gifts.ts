import { DAY_MS } from '../kernel/clock';
import type { Database } from './connect';
import { coupons, gifts } from './payment-schema';

const COUPONS = {
  kz: [
    { id: '1f0e3c2a-8f0b-4a57-bb5e-70f6a7c1d201', code: 'CPN-AS05' },
    { id: '1f0e3c2a-8f0b-4a57-bb5e-70f6a7c1d202', code: 'CPN-OLD1' },
  ],
  ge: [
    { id: '1f0e3c2a-8f0b-4a57-bb5e-70f6a7c1d203', code: 'CPN-GE10' },
    { id: '1f0e3c2a-8f0b-4a57-bb5e-70f6a7c1d204', code: 'CPN-GEO1' },
  ],
};

/** The last sign is the diner's. */
const GIFTS = [
  { id: '2c9d5b7e-11aa-4f0e-9c1d-5a7b9c3d4e2', gift: 'welcome', days: 30 },
  { id: '2c9d5b7e-11aa-4f0e-9c1d-5a7b9c3d4e3', gift: 'treat', days: 30 },
  { id: '2c9d5b7e-11aa-4f0e-9c1d-5a7b9c3d4e4', gift: 'stickers', days: 60 },
  { id: '2c9d5b7e-11aa-4f0e-9c1d-5a7b9c3d4e5', gift: 'past', days: -2 },
];

/** Coupons and gifts that the demo diners begin with. */
export async function insertDemoGifts(
  database: Database,
  userIds: { kz: number; ge: number },
  now: Date,
): Promise<void> {
  for (const country of ['kz', 'ge'] as const) {
    const userId = userIds[country];
    await database
      .insert(coupons)
      .values(COUPONS[country].map((coupon) => ({ ...coupon, userId, addedAt: now })))
      .onConflictDoNothing();
    await database
      .insert(gifts)
      .values(
        GIFTS.map(({ id, gift, days }) => ({
          id: `${id}${country === 'kz' ? 1 : 2}`,
          userId,
          gift,
          validUntil: new Date(now.getTime() + days * DAY_MS),
        })),
      )
      .onConflictDoNothing();
  }
}
