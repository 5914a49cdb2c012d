import type { Text } from '../data/text';
import type { Point } from '../kernel/distance';

export interface Street {
  /** In full: 'проспект Абая'. */
  name: Text;
  /** As it is written on a venue's card: 'пр. Абая'. */
  shortName: Text;
  /** Whether it leads through the town, and not only through its quarter. */
  isMain: boolean;
  /** Its houses are 1 to this one, evenly along the line. */
  lastHouse: number;
  /** Where it runs, from house 1 on. */
  line: readonly [Point, Point, ...Point[]];
}
