import 'server-only';
import { TABLE_WORDS } from '@/lib/bill/table-words';
import type { PickedTexts } from '@/lib/i18n/pick-texts';
import { HERO_TITLES } from '@/lib/orders/order-hero';
import type { LatePart } from './late-texts.schema';

/** Which texts each part that is shown late brings. */
export const LATE_PARTS: Record<LatePart, PickedTexts> = {
  addressSheet: { namespaces: ['addresses', 'towns', 'geolocation', 'errors'] },
  countingQuestion: {
    words: { legal: ['countingAsk', 'countingText', 'countingYes', 'countingNo', 'countingClose'] },
  },
  debugBar: { namespaces: ['debugBar'] },
  deletedAccount: { namespaces: ['deletedAccount'] },
  mealSheet: { namespaces: ['meals'], words: { layout: ['close', 'retry', 'undo'] } },
  menu: { namespaces: ['menu', 'layout'], words: { promos: ['own', 'discount'] } },
  orderStrip: { words: { orders: [...HERO_TITLES, 'title'] } },
  table: { words: TABLE_WORDS },
};
