import { georgia, kazakhstan } from '../catalogue/menus/text';
import type { Text } from '../catalogue/model';

/** A table with a code on it; the venue is the one that holds it, also for those that share its hall. */
export interface HallTable {
  id: number;
  venueId: number;
  number: string;
  name: Text;
  seats: number | null;
}

/** The tables whose bills can be shown. */
const TABLES: readonly HallTable[] = [
  { id: 801, venueId: 3107, number: '1', name: kazakhstan('Зал 1 | Зал 1 | Hall 1'), seats: 2 },
  { id: 805, venueId: 3107, number: '5', name: kazakhstan('Зал 5 | Зал 5 | Hall 5'), seats: 4 },
  { id: 807, venueId: 3107, number: '7', name: kazakhstan('Зал 7 | Зал 7 | Hall 7'), seats: 4 },
  {
    id: 812,
    venueId: 3107,
    number: '12',
    name: kazakhstan('Терраса 12 | Терраса 12 | Terrace 12'),
    seats: 4,
  },
  {
    id: 820,
    venueId: 3107,
    number: 'VIP',
    name: kazakhstan('Жеке бөлме | Отдельный кабинет | Private room'),
    seats: null,
  },
  { id: 901, venueId: 4107, number: '1', name: georgia('დარბაზი 1 | Зал 1 | Hall 1'), seats: 2 },
  { id: 908, venueId: 4107, number: '8', name: georgia('აივანი 8 | Балкон 8 | Balcony 8'), seats: 6 },
];

export function findTable(id: number, venueId: number): HallTable | undefined {
  return TABLES.find((table) => table.id === id && table.venueId === venueId);
}
