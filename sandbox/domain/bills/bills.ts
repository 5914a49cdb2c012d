import { addMinutes, MINUTE_MS } from '../../kernel/clock';
import { PER_MENU } from '../../database/rows';

/** A dish of the venue that holds the table, by its place in the menu; a count may be a fraction of a portion. */
interface Ordered {
  productId: number;
  count: number;
}

export interface TableBill {
  id: string;
  tableId: number;
  number: string;
  status: 'open' | 'paying' | 'paid';
  ordered: readonly Ordered[];
  /** The till counts portions and its charge in hundredths and rounds neither (contract rule 77). */
  isExact?: boolean;
  /** Minutes after each full two hours at which guests sit down at the table. */
  minutesIntoSitting: number;
}

const dishes = (venueId: number, ...places: [place: number, count: number][]): Ordered[] =>
  places.map(([place, count]) => ({ productId: venueId * PER_MENU + place, count }));

/** The open bills of tables; the others have none. */
const BILLS: readonly TableBill[] = [
  {
    id: '5b1f0c2e-7d34-4a9e-8c61-2f0e9d7a4b13',
    tableId: 805,
    number: '4468',
    status: 'open',
    ordered: dishes(3107, [9, 1], [19, 1], [85, 2]),
    minutesIntoSitting: 25,
  },
  {
    id: 'c3a8e5d1-90b7-4f26-a1d4-6e8b0f5c7a92',
    tableId: 807,
    number: '4459',
    status: 'paid',
    ordered: dishes(3107, [7, 2], [77, 2]),
    minutesIntoSitting: 0,
  },
  {
    id: '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11',
    tableId: 812,
    number: '4471',
    status: 'open',
    ordered: dishes(3107, [2, 1], [17, 0.5], [19, 1], [34, 3], [73, 2], [72, 2]),
    minutesIntoSitting: 40,
  },
  {
    id: '7a4d9e36-1c82-4f5b-93d0-58e2b6a1c47f',
    tableId: 815,
    number: '4475',
    status: 'open',
    ordered: dishes(3107, [9, 1], [19, 2], [73, 1]),
    minutesIntoSitting: 30,
  },
  {
    id: 'e7d20b94-3c5f-4811-b6a8-d19f4e02c75d',
    tableId: 820,
    number: '4463',
    status: 'paying',
    ordered: dishes(3107, [18, 1], [11, 2], [37, 2], [64, 1], [78, 2]),
    minutesIntoSitting: 5,
  },
  {
    id: 'b86d2f43-5a1e-4c97-8f02-d47c9e30a615',
    tableId: 822,
    number: '4478',
    status: 'open',
    ordered: dishes(3107, [9, 0.333], [19, 0.667], [73, 1.005], [72, 1]),
    isExact: true,
    minutesIntoSitting: 35,
  },
  {
    id: '91c4f7a6-2e8d-4b03-9f5a-7c60d3b1e842',
    tableId: 908,
    number: '1187',
    status: 'open',
    ordered: dishes(4107, [2, 2], [11, 1], [22, 1], [58, 1.5], [74, 3]),
    minutesIntoSitting: 30,
  },
];

export function findBill(tableId: number): TableBill | undefined {
  return BILLS.find((bill) => bill.tableId === tableId);
}

export function findBillById(id: string): TableBill | undefined {
  return BILLS.find((bill) => bill.id === id.toLowerCase());
}

export const SITTING_MINUTES = 120;
/** No table has ordered all of it in less. */
const YOUNGEST_MINUTES = 20;

/** When the guests of now sat down: the tables are taken again every two hours, so that a bill is never of yesterday. */
export function openedAt({ minutesIntoSitting }: TableBill, now: Date): Date {
  const latest = addMinutes(now, -YOUNGEST_MINUTES - minutesIntoSitting).getTime();
  const sittingMs = SITTING_MINUTES * MINUTE_MS;
  return addMinutes(new Date(Math.floor(latest / sittingMs) * sittingMs), minutesIntoSitting);
}

/** Since when the table has its present bill. */
export const shownFrom = (bill: TableBill, now: Date): Date =>
  addMinutes(openedAt(bill, now), YOUNGEST_MINUTES);
