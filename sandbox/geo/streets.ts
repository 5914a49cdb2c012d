import { ALMATY } from './almaty';
import { ASTANA } from './astana';
import * as georgia from './georgia';
import * as kazakhstan from './kazakhstan';
import type { Streets } from './street';

/** Streets of the towns, by the town's id. */
const STREETS: ReadonlyMap<number, Streets> = new Map([
  [1, ALMATY],
  [2, ASTANA],
  [3, kazakhstan.SHYMKENT],
  [4, kazakhstan.SEMEY],
  [5, kazakhstan.KARAGANDA],
  [6, kazakhstan.ATYRAU],
  [7, kazakhstan.AKTAU],
  [8, kazakhstan.PAVLODAR],
  [9, kazakhstan.TEMIRTAU],
  [10, kazakhstan.AKTOBE],
  [11, kazakhstan.URALSK],
  [12, kazakhstan.TALDYKORGAN],
  [13, kazakhstan.KOSTANAY],
  [16, kazakhstan.KOKSHETAU],
  [17, kazakhstan.UST_KAMENOGORSK],
  [18, kazakhstan.KONAEV],
  [19, kazakhstan.KYZYLORDA],
  [20, kazakhstan.PETROPAVLOVSK],
  [24, kazakhstan.TARAZ],
  [101, georgia.TBILISI],
  [102, georgia.BATUMI],
  [103, georgia.KUTAISI],
  [104, georgia.RUSTAVI],
  [105, georgia.ZUGDIDI],
  [106, georgia.GORI],
]);

/** The streets of a town of ours, the best known first. */
export function streetsOf(townId: number): Streets {
  const streets = STREETS.get(townId);
  if (!streets) throw new Error(`Town ${townId} has no streets`);
  return streets;
}
