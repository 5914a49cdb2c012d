import { orderSchema, type Order } from './orders.schema';

/** A minute after the order of the tests was made. */
export const TEST_NOW = new Date('2026-03-14T08:26:00Z');

/** An order of the tests, as the server answers it: a takeaway for cash, just made. */
export function testOrder(part: Partial<Order> = {}): Order {
  return orderSchema.parse({
    id: 90032,
    number: 'A-128',
    type: 'takeaway',
    status: 'created',
    paymentStatus: 'onReceipt',
    tableNumber: null,
    comment: '',
    customerName: null,
    wantedAt: null,
    createdAt: '2026-03-14T08:25:00Z',
    currency: 'KZT',
    positionsSumMinor: 560_000,
    discountMinor: 0,
    serviceChargeMinor: 0,
    deliveryMinor: 0,
    sumMinor: 560_000,
    toPayMinor: 560_000,
    paidByCardMinor: 0,
    bonusesSpentMinor: 0,
    bonusesEarnedMinor: 39_200,
    cashbackPercentage: 7,
    decline: null,
    refund: null,
    rating: null,
    isRatingAllowed: false,
    isTipsAllowed: false,
    isCancelable: false,
    nextStatus: 'cooking',
    nextMinutes: 5,
    nextAt: '2026-03-14T08:30:00Z',
    positions: [
      {
        id: 1,
        name: 'Плов',
        imageUrl: 'https://images.example/products/1.jpg',
        sizeName: 'Большая',
        additives: [{ name: 'Ачичук', count: 2 }],
        count: 2,
        sumMinor: 500_000,
        state: 'ok',
      },
      {
        id: 2,
        name: 'Чай',
        imageUrl: null,
        sizeName: null,
        additives: [],
        count: 1,
        sumMinor: 60_000,
        state: 'ok',
      },
    ],
    venue: {
      id: 3107,
      name: 'Ақ Дастархан',
      brandId: 51,
      brandName: 'Ақ Дастархан',
      address: 'Достық, 132',
      phone: '+77273550010',
      timezone: 'Asia/Almaty',
      coordinates: { latitude: 43.2, longitude: 76.9 },
    },
    payment: null,
    address: null,
    waiter: null,
    ...part,
  } satisfies Order);
}

/** The same order, delivered by a courier of the platform. */
export function testDelivery(part: Partial<Order> = {}): Order {
  return testOrder({
    type: 'delivery',
    status: 'delivery',
    nextStatus: 'completed',
    nextMinutes: 14,
    nextAt: '2026-03-14T09:10:00Z',
    deliveryMinor: 69_000,
    sumMinor: 629_000,
    toPayMinor: 629_000,
    address: {
      city: 'Алматы',
      street: 'проспект Абая',
      building: '52',
      entrance: '2',
      floor: '5',
      apartment: '41',
      isPrivateHouse: false,
      comment: 'Домофон 41К',
      coordinates: { latitude: 43.24, longitude: 76.92 },
    },
    ...part,
  });
}
