/** @jest-environment node */
import { z } from 'zod';
import { TOWNS } from '../../catalogue/towns';
import type { RunningSandbox } from '../../server';
import { sendTo, type Answer } from '../../testing/send-to';
import { openBeforeTests } from '../../testing/hooks';
import { distanceMeters } from '../../kernel/distance';
import { besideStreet } from './houses';
import { lanesIn } from './lanes';
import { nearestHouse, placeAt, placeOfHouse } from './line';
import { addressAt } from './reverse';
import { streetsOf } from '../../catalogue/streets';

const address = z.object({
  title: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));

const geo = (path: string, locale: string, headers: Record<string, string | undefined> = {}) =>
  sendTo(running.app, { url: `/geo-service/${path}`, headers: { locale, ...headers } });

async function suggest(text: string, { locale = 'ru', limit }: { locale?: string; limit?: number } = {}) {
  const limitParameter = limit === undefined ? '' : `&limit=${limit}`;
  const { body } = await geo(`suggestions/?address=${encodeURIComponent(text)}${limitParameter}`, locale);
  return z.object({ data: z.array(address) }).parse(body).data;
}

const reverse = (latitude: number, longitude: number, locale = 'ru') =>
  geo(`reverse-geocode/?lat=${latitude}&long=${longitude}`, locale);

const read = ({ body }: Answer) => z.object({ data: address }).parse(body).data;
const messageOf = ({ body }: Answer) => z.strictObject({ message: z.string() }).parse(body).message;

describe('suggestions', () => {
  it.each([
    ['Алматы Абая 52', 'ru', 'Алматы, проспект Абая, 52'],
    ['Абай 150', 'kk', 'Алматы, Абай даңғылы, 150'],
    ['  абаЯ   150/230 ', 'ru', 'Алматы, проспект Абая, 150/230'],
    ['г. Тараз, пр-т Абая, д. 15', 'ru', 'Тараз, проспект Абая, 15'],
    ['Абая 52а, кв. 41, Алматы', 'ru', 'Алматы, проспект Абая, 52а'],
    ['ул. Абая 7, Астана', 'en', 'Astana, Abay Avenue, 7'],
    ['Astana Kabanbay 10', 'kk', 'Астана, Қабанбай батыр даңғылы, 10'],
    ['Өтеген батыр 5', 'kk', 'Алматы, Өтеген батыр көшесі, 5'],
    ['утеген батыра 5', 'kk', 'Алматы, Өтеген батыр көшесі, 5'],
    ['самал-2 33', 'ru', 'Алматы, микрорайон Самал-2, 33'],
    ['Актау 11 мкр 5', 'ru', 'Актау, 11-й микрорайон, 5'],
    ['Астана Алматы 5', 'ru', 'Астана, улица Алматы, 5'],
    ['усть-каменогорск протозанова 3', 'ru', 'Усть-Каменогорск, улица Протозанова, 3'],
    ['rustaveli 12', 'en', 'Tbilisi, Rustaveli Avenue, 12'],
    ['12 Pekini', 'en', 'Tbilisi, Pekini Avenue, 12'],
    ['Чавчавадзе №37 Батуми', 'ru', 'Батуми, улица Чавчавадзе, 37'],
    ['რუსთაველის გამზირი N12', 'ka', 'თბილისი, რუსთაველის გამზირი, 12'],
    ['ქუთაისი წერეთლის 4', 'ka', 'ქუთაისი, წერეთლის ქუჩა, 4'],
  ])('read %s in %s as %s', async (text, locale, title) => {
    const [first] = await suggest(text, { locale });
    expect(first?.title).toBe(title);
  });

  it('separate town, street and house, and have the point of the house', async () => {
    const [first] = await suggest('Алматы Абая 52');
    expect(first).toMatchObject({ city: 'Алматы', street: 'проспект Абая', building: '52' });
    const place = first ?? { latitude: 0, longitude: 0 };
    expect(distanceMeters(place, { latitude: 43.2401, longitude: 76.9189 })).toBeLessThan(50);
  });

  it('place the houses of a street one after the other', async () => {
    const first = (await suggest('Алматы Сейфуллина 1'))[0];
    const second = (await suggest('Алматы Сейфуллина 2'))[0];
    const last = (await suggest('Алматы Сейфуллина 600'))[0];
    if (!first || !second || !last) throw new Error('A house is missing');
    expect(distanceMeters(first, second)).toBeGreaterThan(5);
    expect(distanceMeters(first, second)).toBeLessThan(50);
    expect(distanceMeters(first, last)).toBeGreaterThan(5_000);
  });

  it.each(['Абая 9999', 'Абая 0', 'Абая'])('give the street alone for %s', async (text) => {
    const [first] = await suggest(text);
    expect(first).toMatchObject({ title: 'Алматы, проспект Абая', building: '' });
  });

  it('give the town that the text begins, and then what else begins so', async () => {
    const found = await suggest('Тбили', { locale: 'ka' });
    expect(found.map(({ title, street }) => [title, street])).toEqual([
      ['თბილისი', ''],
      ['ქუთაისი, თბილისის ქუჩა', 'თბილისის ქუჩა'],
    ]);
  });

  it('stay in the town that is named, and go to the nearest where it has no such street', async () => {
    const inTown = await suggest('Кутаиси Руставели', { limit: 10 });
    expect(inTown.map(({ city }) => city)).toEqual(['Кутаиси']);
    const [nearest, next] = await suggest('Конаев Абая 5');
    expect([nearest?.city, next?.city]).toEqual(['Алматы', 'Тараз']);
  });

  it('put names that begin so before those that have it inside, and whole words before begun ones', async () => {
    const found = await suggest('Абай', { locale: 'kk', limit: 10 });
    expect(found.every(({ street }) => street.startsWith('Абай'))).toBe(true);
    const [first] = await suggest('хан', { limit: 10 });
    expect(first?.street).toBe('проспект Абылай хана');
    const dostyk = await suggest('достык', { limit: 10 });
    expect(dostyk.at(-1)?.street).toBe('проспект Достык-Дружба');
  });

  it('are three, or as many as are requested', async () => {
    expect(await suggest('а')).toHaveLength(3);
    expect(await suggest('а', { limit: 10 })).toHaveLength(10);
    expect(await suggest('а', { limit: 1 })).toHaveLength(1);
  });

  it.each(['qwzx', 'Абая проспектище', '52', '%_\\', '🍕', '-'])('are empty for %s', async (text) => {
    expect(await suggest(text)).toEqual([]);
  });
});

describe('the address at a point', () => {
  it.each([
    ['kk', 'Алматы', 'Абай даңғылы'],
    ['ru', 'Алматы', 'проспект Абая'],
    ['en', 'Almaty', 'Abay Avenue'],
  ])('is answered in %s', async (locale, city, street) => {
    const found = read(await reverse(43.2401, 76.9189, locale));
    expect(found).toEqual({
      title: `${city}, ${street}, 52`,
      city,
      street,
      building: '52',
      latitude: 43.2401,
      longitude: 76.9189,
    });
  });

  it('is the one that was suggested there', async () => {
    for (const text of ['Алматы Достык 180', 'Астана Туран 37', 'Батуми Пушкина 20', 'Актау 7 мкр 9']) {
      const [suggested] = await suggest(text);
      if (!suggested) throw new Error(`${text} is not found`);
      expect(read(await reverse(suggested.latitude, suggested.longitude))).toEqual(suggested);
    }
  });

  it.each([1, 2, 101, 102])('is on the street beneath it, street or lane, in town %s', (townId) => {
    const pieces = lanesIn(townId).filter((_, index) => index % 20 === 0);
    expect(pieces.length).toBeGreaterThan(5);
    for (const lane of pieces) {
      const point = placeAt(lane.line, 0.5 / (lane.line.length - 1));
      const found = addressAt(point);
      const own =
        found?.street &&
        [...streetsOf(townId), ...lanesIn(townId)].filter(({ name }) => name === found.street?.name);
      const meters = (own ?? []).map((street) => nearestHouse(street, point).meters);
      expect(Math.min(...meters)).toBeLessThan(15);
    }
  });

  it('is the house that stands nearest, on its side of the street', () => {
    const [street] = streetsOf(1);
    for (const house of [7, 8, 9, 40]) {
      const point = besideStreet(street, house);
      expect(addressAt(point)).toMatchObject({ street, building: String(house), place: point });
    }
  });

  it('is only the town far from all of its streets', async () => {
    const found = read(await reverse(43.35, 76.85));
    expect(found).toMatchObject({ title: 'Алматы', city: 'Алматы', street: '', building: '' });
  });

  it.each([
    ['ru', 'Не найдено'],
    ['ka', 'ვერ მოიძებნა'],
  ])('is not found outside of all towns, with a message in %s', async (locale, message) => {
    const answer = await reverse(45, 60, locale);
    expect([answer.status, messageOf(answer)]).toEqual([404, message]);
  });
});

describe('the geo service', () => {
  const url = 'reverse-geocode/?lat=43.2401&long=76.9189';

  it('looks at no header but Locale', async () => {
    const answer = await geo(url, 'kk', {
      'x-fingerprint': undefined,
      'accept-language': 'en',
      latitude: 'north',
      authorization: 'Bearer tk_nobody',
    });
    expect([answer.status, read(answer).street]).toEqual([200, 'Абай даңғылы']);
  });

  it.each([undefined, 'fr', 'RU'])('refuses the Locale %s', async (locale) => {
    const answer = await geo(url, 'ru', { locale });
    expect([answer.status, messageOf(answer)]).toEqual([400, 'Неверный запрос']);
  });
});

describe('the list of streets', () => {
  it('has the towns as they are known', () => {
    const least = { 1: 40, 2: 30, 3: 10, 5: 10, 101: 40, 102: 10, 103: 10 };
    for (const [id, count] of Object.entries(least)) {
      expect(streetsOf(Number(id)).length).toBeGreaterThanOrEqual(count);
    }
  });

  it.each(TOWNS)('lies in $name.en, each street once and with houses', (town) => {
    const streets = streetsOf(town.id);
    const names = streets.flatMap(({ name }) => Object.values(name).map(String));
    expect(streets.length).toBeGreaterThanOrEqual(3);
    expect(new Set(streets.map(({ name }) => name.ru)).size).toBe(streets.length);
    expect(names.filter((name) => name.includes('*') || name.length < 6)).toEqual([]);
    for (const street of streets) {
      expect(street.lastHouse).toBeGreaterThan(10);
      expect(street.line.length).toBeLessThanOrEqual(4);
      for (const house of [1, street.lastHouse]) {
        expect(distanceMeters(town, placeOfHouse(street, house))).toBeLessThan(14_000);
      }
    }
  });
});
