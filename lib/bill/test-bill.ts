import { billSchema, type Bill } from './bill';
import { preorderSchema, type Preorder } from './preorder';

/** The bill of the tests, as the server answers it: a table of the Samal with a waiter, nothing paid yet. */
export function testBill(part: Partial<Bill> = {}): Bill {
  return billSchema.parse({
    id: '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11',
    number: '4471',
    status: 'open',
    tableName: 'Терраса 12',
    waiterName: 'Аружан',
    positions: [
      { name: 'Бешбармақ', count: 1, sumMinor: 420_000 },
      { name: 'Қымыз', count: 2, sumMinor: 180_000 },
    ],
    positionsSumMinor: 600_000,
    servicePercentage: 10,
    serviceChargeMinor: 60_000,
    sumMinor: 660_000,
    paidMinor: 0,
    toPayMinor: 660_000,
    currency: 'KZT',
    cashbackPercentage: 10,
    maxBonusPercentage: 30,
    isTipsAllowed: true,
    openedAt: '2026-03-14T07:40:00Z',
    ...part,
  } satisfies Bill);
}

/** A payment of that bill that waits: tips of 500, bonuses of 600. */
export function testPreorder(part: Partial<Preorder> = {}): Preorder {
  return preorderSchema.parse({
    id: '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40',
    status: 'pending',
    bill: testBill(),
    table: { venueId: 3107, tableId: 812, mainTerminalId: 3107 },
    tipsMinor: 50_000,
    bonusesSpentMinor: 60_000,
    bonusesEarnedMinor: 54_000,
    paidByCardMinor: 0,
    cashbackPercentage: 10,
    paymentAddress: 'https://platform.example/payment-page?payment_url=x',
    paidAt: null,
    ...part,
  } satisfies Preorder);
}
