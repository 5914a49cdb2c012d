import type { Text } from '../../data/text';

interface LanePlace {
  /** In the direction of most streets of the town; else across it. */
  isAcross: boolean;
  /** Among those of its direction. */
  number: number;
}

/** მე-2 to მე-20 have their ending in front. */
const LAST_WITH_PREFIX = 20;

function georgianOrdinal(number: number): string {
  if (number === 1) return '1-ლი';
  return number <= LAST_WITH_PREFIX ? `მე-${number}` : `${number}-ე`;
}

/** The name of a lane, by its number, in the languages in which its town names a street. */
export function laneName(streetOfTown: Text | null, { isAcross, number }: LanePlace): Text {
  const own =
    streetOfTown?.ka === undefined
      ? { kk: `${number}-${isAcross ? 'көше' : 'тұйық көше'}` }
      : { ka: `${georgianOrdinal(number)} ${isAcross ? 'ქუჩა' : 'შესახვევი'}` };
  const [ru, en] = isAcross
    ? [`${number}-я улица`, `Street ${number}`]
    : [`${number}-й переулок`, `Lane ${number}`];
  return { ...own, ru, en };
}
