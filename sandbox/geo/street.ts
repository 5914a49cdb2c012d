import type { Text } from '../catalogue/model';
import type { Point } from '../venues/distance';

export interface Street {
  /** In full: 'проспект Абая'. */
  name: Text;
  /** As it stands on a venue's card: 'пр. Абая'. */
  shortName: Text;
  /** Its houses are 1 to this one, evenly along the line. */
  lastHouse: number;
  /** Where it runs, from house 1 on. */
  line: readonly [Point, Point, ...Point[]];
}

export type Streets = readonly [Street, ...Street[]];

/** How a street of a kind is called; `*` = its own name. */
type Kind = Readonly<Record<'kk' | 'ka' | 'ru' | 'ruShort' | 'en', string>>;

const kind = (kk: string, ka: string, ru: string, ruShort: string, en: string): Kind => ({
  kk,
  ka,
  ru,
  ruShort,
  en,
});

export const KINDS: Readonly<Record<string, Kind>> = {
  avenue: kind('* даңғылы', '* გამზირი', 'проспект *', 'пр. *', '* Avenue'),
  street: kind('* көшесі', '* ქუჩა', 'улица *', 'ул. *', '* Street'),
  boulevard: kind('* бульвары', '* ბულვარი', 'бульвар *', 'бул. *', '* Boulevard'),
  highway: kind('* тас жолы', '* გზატკეცილი', '* шоссе', '* шоссе', '* Highway'),
  district: kind('* шағын ауданы', '* მიკრორაიონი', 'микрорайон *', 'мкр. *', '* Microdistrict'),
  numbered: kind('*-шағын аудан', 'მიკრორაიონი *', '*-й микрорайон', '*-й микрорайон', 'Microdistrict *'),
};

/** Streets of a town in Kazakhstan, one a line: 'kind | kk | ru | en | last house | latitude longitude, …'. */
export const kazakhstanStreets = (table: string): Streets => readTable(table, 'kk');

/** Streets of a town in Georgia, one a line: 'kind | ka | ru | en | last house | latitude longitude, …'. */
export const georgiaStreets = (table: string): Streets => readTable(table, 'ka');

function readTable(table: string, own: 'kk' | 'ka'): Streets {
  const [first, ...rest] = table
    .trim()
    .split('\n')
    .map((line) => readStreet(line, own));
  if (!first) throw new Error('A town has no streets');
  return [first, ...rest];
}

function readStreet(row: string, own: 'kk' | 'ka'): Street {
  const [kindName = '', ownName = '', ru = '', en = '', last = '', places = ''] = row
    .split('|')
    .map((part) => part.trim());
  const called = KINDS[kindName];
  const [start, next, ...others] = places.split(',').map(readPoint);
  if (!called || !start || !next) throw new Error(`Not a street: '${row}'`);
  const put = (pattern: string, name: string) => pattern.replace('*', () => name);
  const names = { [own]: put(called[own], ownName), en: put(called.en, en) };
  return {
    name: { ...names, ru: put(called.ru, ru), en: put(called.en, en) },
    shortName: { ...names, ru: put(called.ruShort, ru), en: put(called.en, en) },
    lastHouse: Number(last),
    line: [start, next, ...others],
  };
}

function readPoint(place: string): Point {
  const [latitude = Number.NaN, longitude = Number.NaN] = place.trim().split(' ').map(Number);
  if (Number.isNaN(latitude + longitude)) throw new Error(`Not a point: '${place}'`);
  return { latitude, longitude };
}
