import 'server-only';
import { TABLE_KEYS } from '@/lib/bill/table-keys';
import type { PickedTexts } from '@/lib/core/i18n/pick-texts';
import { HERO_TITLES } from '@/lib/orders/order-hero';
import type { LatePart } from './late-texts.schema';

/** Which texts each part that is shown late brings. */
export const LATE_PARTS: Record<LatePart, PickedTexts> = {
  addressSheet: { namespaces: ['addresses', 'towns', 'geolocation', 'errors'] },
  countingQuestion: {
    keys: { legal: ['countingAsk', 'countingText', 'countingYes', 'countingNo', 'countingClose'] },
  },
  debugBar: { namespaces: ['debugBar'] },
  deletedAccount: { namespaces: ['deletedAccount'] },
  madeOrder: { namespaces: ['orders', 'errors'], keys: { layout: ['close', 'undo'] } },
  mealSheet: { namespaces: ['meals'], keys: { layout: ['close', 'retry', 'undo'] } },
  menu: { namespaces: ['menu', 'layout'], keys: { promos: ['own', 'discount'] } },
  orderStrip: { keys: { orders: [...HERO_TITLES, 'title'] } },
  table: { namespaces: ['errors'], keys: TABLE_KEYS },
};
