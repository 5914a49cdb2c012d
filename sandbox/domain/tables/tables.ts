import { georgia, kazakhstan } from '../../catalogue/menus/text';
import type { Text } from '../../catalogue/model';

/** A table with a code on it; the venue is the one that holds it, also for those that share its hall. */
export interface HallTable {
  id: number;
  venueId: number;
  number: string;
  name: Text;
  seats: number | null;
  /** The waiter who serves it, and may be tipped. */
  waiter: Waiter | null;
  /** Printed in its code, and demanded of a caller who names the table (contract rule 78). */
  secret?: string;
  /** Bills are settled at the counter: no diner can attach to it. */
  isClosed?: boolean;
}

export interface Waiter {
  id: number;
  name: string;
}

const ARUZHAN: Waiter = { id: 205, name: 'Аружан' };
const NINO: Waiter = { id: 214, name: 'ნინო' };

/** The tables whose bills can be shown, by number. */
const TABLES: readonly HallTable[] = [
  {
    id: 801,
    venueId: 3107,
    number: '1',
    name: kazakhstan('Зал 1 | Зал 1 | Hall 1'),
    seats: 2,
    waiter: ARUZHAN,
  },
  { id: 805, venueId: 3107, number: '5', name: kazakhstan('Зал 5 | Зал 5 | Hall 5'), seats: 4, waiter: null },
  {
    id: 807,
    venueId: 3107,
    number: '7',
    name: kazakhstan('Зал 7 | Зал 7 | Hall 7'),
    seats: 4,
    waiter: ARUZHAN,
  },
  {
    id: 809,
    venueId: 3107,
    number: '9',
    name: kazakhstan('Бар 9 | Бар 9 | Bar 9'),
    seats: 1,
    waiter: null,
    isClosed: true,
  },
  {
    id: 812,
    venueId: 3107,
    number: '12',
    name: kazakhstan('Терраса 12 | Терраса 12 | Terrace 12'),
    seats: 4,
    waiter: ARUZHAN,
  },
  {
    id: 815,
    venueId: 3107,
    number: '15',
    name: kazakhstan('Терраса 15 | Терраса 15 | Terrace 15'),
    seats: 4,
    waiter: ARUZHAN,
    secret: 'samal-terrace-15',
  },
  {
    id: 822,
    venueId: 3107,
    number: '22',
    name: kazakhstan('Терраса 22 | Терраса 22 | Terrace 22'),
    seats: 6,
    waiter: ARUZHAN,
  },
  {
    id: 820,
    venueId: 3107,
    number: 'VIP',
    name: kazakhstan('Жеке бөлме | Отдельный кабинет | Private room'),
    seats: null,
    waiter: ARUZHAN,
  },
  {
    id: 901,
    venueId: 4107,
    number: '1',
    name: georgia('დარბაზი 1 | Зал 1 | Hall 1'),
    seats: 2,
    waiter: NINO,
  },
  {
    id: 908,
    venueId: 4107,
    number: '8',
    name: georgia('აივანი 8 | Балкон 8 | Balcony 8'),
    seats: 6,
    waiter: NINO,
  },
];

export function findTable(id: number, venueId: number): HallTable | undefined {
  return TABLES.find((table) => table.id === id && table.venueId === venueId);
}

/** The table of a bill. */
export function getTable(id: number): HallTable {
  const table = TABLES.find((one) => one.id === id);
  if (!table) throw new Error(`There is no table ${id}`);
  return table;
}

/** The tables of a hall, by number. */
export function tablesOf(venueId: number): HallTable[] {
  return TABLES.filter((table) => table.venueId === venueId);
}

/** The table with the number that a diner typed. */
export function findTableByNumber(typed: string, venueId: number): HallTable | undefined {
  const plain = typed.trim().toLowerCase();
  return tablesOf(venueId).find(({ number }) => number.toLowerCase() === plain);
}
