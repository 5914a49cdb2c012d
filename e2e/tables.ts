import type { Page } from '@playwright/test';
import { VENUES } from './environment';

/** The venue whose tables have codes. */
export const TABLE_VENUE = VENUES.almaty;
/** Its tables: free, with a bill and a waiter, one whose bills are settled at the counter, one with a secret. */
export const TABLE = { free: 801, terrace: 812, counter: 809, secret: 815 } as const;

/** The content of a table's code. */
export const ids = (tableId: number | string): string =>
  `filial_id=${TABLE_VENUE}&table_id=${tableId}&main_terminal_id=${TABLE_VENUE}`;

/** Where the code of a table leads, in Russian. */
export const tableCode = (tableId: number | string): string =>
  `/filials/${TABLE_VENUE}?${ids(tableId)}&source=QR&country=kz&language=ru`;

/** The card of the diner's table on a menu. */
export const tableCard = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
