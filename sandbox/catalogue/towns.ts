import type { CountryCode, Text, Town } from './model';
import { georgia, kazakhstan } from './menus/text';

type Place = [latitude: number, longitude: number];

const ALMATY = 'Asia/Almaty';

function town(
  country: CountryCode,
  id: number,
  name: Text,
  code: string,
  place: Place,
  timezone: string,
  isParstore: boolean,
): Town {
  return {
    id,
    country,
    name,
    latitude: place[0],
    longitude: place[1],
    translitName: name.en.toLowerCase().replace(/[^a-z]+/g, '-'),
    code,
    parstoreId: isParstore ? 900 + id : null,
    timezone,
    utcOffset: country === 'kz' ? '+05:00' : '+04:00',
  };
}

const kz = (id: number, name: string, code: string, place: Place, timezone = ALMATY, isParstore = false) =>
  town('kz', id, kazakhstan(name), code, place, timezone, isParstore);

const ge = (id: number, name: string, code: string, place: Place, isParstore = false) =>
  town('ge', id, georgia(name), code, place, 'Asia/Tbilisi', isParstore);

/** The towns of both countries; the first of each is its default. */
export const TOWNS: readonly Town[] = [
  kz(1, 'Алматы | Алматы | Almaty', 'ALA', [43.2385, 76.9456], ALMATY, true),
  kz(2, 'Астана | Астана | Astana', 'NQZ', [51.1283, 71.4305], ALMATY, true),
  kz(3, 'Шымкент | Шымкент | Shymkent', 'CIT', [42.3174, 69.5958], ALMATY, true),
  kz(4, 'Семей | Семей | Semey', 'PLX', [50.4111, 80.2275]),
  kz(5, 'Қарағанды | Караганда | Karaganda', 'KGF', [49.8047, 73.1094], ALMATY, true),
  kz(6, 'Атырау | Атырау | Atyrau', 'GUW', [47.1068, 51.9169], 'Asia/Atyrau'),
  kz(7, 'Ақтау | Актау | Aktau', 'SCO', [43.6511, 51.156], 'Asia/Aqtau'),
  kz(8, 'Павлодар | Павлодар | Pavlodar', 'PWQ', [52.287, 76.9733]),
  kz(9, 'Теміртау | Темиртау | Temirtau', 'TMT', [50.0549, 72.9646]),
  kz(10, 'Ақтөбе | Актобе | Aktobe', 'AKX', [50.2839, 57.167], 'Asia/Aqtobe'),
  kz(11, 'Орал | Уральск | Uralsk', 'URA', [51.2306, 51.3865], 'Asia/Oral'),
  kz(12, 'Талдықорған | Талдыкорган | Taldykorgan', 'TDK', [45.0156, 78.3739]),
  kz(13, 'Қостанай | Костанай | Kostanay', 'KSN', [53.2144, 63.6246], 'Asia/Qostanay'),
  kz(16, 'Көкшетау | Кокшетау | Kokshetau', 'KOV', [53.2833, 69.3833]),
  kz(17, 'Өскемен | Усть-Каменогорск | Ust-Kamenogorsk', 'UKK', [49.9483, 82.6285]),
  kz(18, 'Қонаев | Конаев | Konaev', 'QNV', [43.8667, 77.063]),
  kz(19, 'Қызылорда | Кызылорда | Kyzylorda', 'KZO', [44.8488, 65.4823], 'Asia/Qyzylorda'),
  kz(20, 'Петропавл | Петропавловск | Petropavlovsk', 'PPK', [54.8728, 69.143]),
  kz(24, 'Тараз | Тараз | Taraz', 'DMB', [42.9, 71.3667]),
  ge(101, 'თბილისი | Тбилиси | Tbilisi', 'TBS', [41.6971, 44.7995], true),
  ge(102, 'ბათუმი | Батуми | Batumi', 'BUS', [41.646, 41.6417]),
  ge(103, 'ქუთაისი | Кутаиси | Kutaisi', 'KUT', [42.2717, 42.7058]),
  ge(104, 'რუსთავი | Рустави | Rustavi', 'RUS', [41.5495, 44.9932]),
  ge(105, 'ზუგდიდი | Зугдиди | Zugdidi', 'ZUG', [42.5088, 41.8709]),
  ge(106, 'გორი | Гори | Gori', 'GOR', [41.9842, 44.1158]),
];
