/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import {
  addressBody,
  ADDRESSES,
  atAddress,
  readAddress,
  readAddresses,
  saveAddress,
} from '../../testing/addresses';
import { sendTo, codesOf, control, newKey } from '../../testing/send-to';
import { DEMO_PHONE_GEORGIA, signIn } from '../../testing/browser';
import { openBeforeTests } from '../../testing/hooks';
import { SAMAL, SUPRA } from '../../testing/orders';

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(() => control(running.app, 'POST', 'reset'));

const NOBODY_PHONE = '+7 702 000 00 01';

describe('saved addresses', () => {
  it('saved addresses of the demo diners are there from the start, and again after a reset', async () => {
    const token = await signIn(running.app);
    const own = await readAddresses(running.app, token);
    expect(own.map(({ title, name, apartment }) => [title, name, apartment])).toEqual([
      ['Абай даңғылы, 52, 41-пәтер', 'Үй', '41'],
      ['Дулати көшесі, 170', 'Ата-анам', 'Дом'],
    ]);
    const georgian = await readAddresses(running.app, await signIn(running.app, DEMO_PHONE_GEORGIA));
    expect(georgian.map(({ title }) => title)).toEqual(['ჭავჭავაძის გამზირი, 37, ბინა 12']);

    for (const { id } of own) await atAddress(running.app, token, id, 'DELETE');
    await control(running.app, 'POST', 'reset');
    expect(await readAddresses(running.app, await signIn(running.app))).toEqual(own);
  });

  it.each([
    ['Үй', SAMAL, true],
    ['Үй', 3102, true],
    ['Ата-анам', SAMAL, true],
    ['Ата-анам', 3102, false],
    ['სახლი', SUPRA, true],
  ])('saved addresses of a demo diner: is %s in the zone of %d? %s', async (name, venue, expected) => {
    const phones = [undefined, DEMO_PHONE_GEORGIA];
    const lists = await Promise.all(
      phones.map(async (phone) => readAddresses(running.app, await signIn(running.app, phone))),
    );
    const address = lists.flat().find((one) => one.name === name);
    const { body } = await sendTo(running.app, {
      url: `/brandy/api/v1/locations/${venue}/delivery-zones/check`,
      headers: { latitude: String(address?.latitude), longitude: String(address?.longitude) },
    });
    const zone = z.object({ data: z.object({ is_in_delivery_zone: z.boolean() }) }).parse(body).data;
    expect(zone.is_in_delivery_zone).toBe(expected);
  });

  it('saved addresses of a new account are empty', async () => {
    expect(await readAddresses(running.app, await signIn(running.app, NOBODY_PHONE))).toEqual([]);
  });

  it('are stored as they were typed, latest first', async () => {
    const token = await signIn(running.app, NOBODY_PHONE);
    const typed = addressBody({
      name: '🏠 Әке-шешем',
      title: 'ჩემი სახლი',
      street: 'თამარ მეფის გამზირი',
      entrance: "2'; --",
      comment: 'Қоңырау шалмаңыз\n<b>есік</b>',
      latitude: -12.345678,
    });
    const saved = await saveAddress(running.app, token, typed);
    const first = readAddress(saved);
    expect(saved.status).toBe(201);
    expect(first).toEqual({ ...typed, id: first.id });
    const second = readAddress(await saveAddress(running.app, token, { name: 'Дача' }));
    expect(await readAddresses(running.app, token)).toEqual([second, first]);
    expect(readAddress(await atAddress(running.app, token, first.id, 'GET'))).toEqual(first);
  });

  it('are replaced as a whole and keep their place', async () => {
    const token = await signIn(running.app, NOBODY_PHONE);
    const first = readAddress(await saveAddress(running.app, token, { comment: 'Код 12', title: 'Моя' }));
    const second = readAddress(await saveAddress(running.app, token));
    const { name, city, street, building, latitude, longitude } = addressBody({ building: '7' });
    const body = { name, city, street, building, latitude, longitude };
    const replaced = readAddress(await atAddress(running.app, token, first.id, 'PUT', body));
    expect(replaced).toEqual({
      ...body,
      id: first.id,
      title: 'проспект Достык, 7',
      entrance: '',
      floor: '',
      apartment: '',
      is_private_house: false,
      comment: '',
    });
    expect(await readAddresses(running.app, token)).toEqual([second, replaced]);
  });

  it('are gone once deleted', async () => {
    const token = await signIn(running.app);
    const [latest, other] = await readAddresses(running.app, token);
    const deleted = await atAddress(running.app, token, latest?.id ?? 0, 'DELETE');
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect(await readAddresses(running.app, token)).toEqual([other]);
    const again = await atAddress(running.app, token, latest?.id ?? 0, 'DELETE');
    expect([again.status, ...codesOf(again)]).toEqual([404, 'not_found']);
  });

  it('saved addresses of another diner are not found, not changed and not shown', async () => {
    const [own] = await readAddresses(running.app, await signIn(running.app));
    const id = own?.id ?? 0;
    const stranger = await signIn(running.app, NOBODY_PHONE);
    const unknown = await atAddress(running.app, stranger, 999_999, 'GET');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? addressBody() : undefined;
      const answer = await atAddress(running.app, stranger, id, method, body);
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
    expect(await readAddresses(running.app, await signIn(running.app))).toContainEqual(own);
  });
});

describe('the title of an address', () => {
  it.each([
    ['kk', 'проспект Достык, 180, 15-пәтер'],
    ['ru', 'проспект Достык, 180, кв. 15'],
    ['en', 'проспект Достык, 180, apt. 15'],
    ['ka', 'проспект Достык, 180, ბინა 15'],
  ])('is in %s unless the diner gives one', async (language, title) => {
    const token = await signIn(running.app, NOBODY_PHONE);
    for (const given of ['', undefined]) {
      const saved = readAddress(await saveAddress(running.app, token, { title: given }, language));
      expect(saved.title).toBe(title);
    }
  });

  it('has no flat where there is none', async () => {
    const token = await signIn(running.app, NOBODY_PHONE);
    const saved = readAddress(await saveAddress(running.app, token, { apartment: '' }));
    expect(saved.title).toBe('проспект Достык, 180');
  });
});

describe('a private house', () => {
  it.each(['', '15'])(
    'has the flat «Дом», whatever was sent (%p), and none in its title',
    async (apartment) => {
      const token = await signIn(running.app, NOBODY_PHONE);
      const changes = { is_private_house: true, apartment };
      const saved = readAddress(await saveAddress(running.app, token, changes, 'kk'));
      expect(saved).toMatchObject({
        apartment: 'Дом',
        title: 'проспект Достык, 180',
        is_private_house: true,
      });
    },
  );

  it('a private house that becomes a flat has the flat that was sent', async () => {
    const token = await signIn(running.app, NOBODY_PHONE);
    const { id } = readAddress(await saveAddress(running.app, token, { is_private_house: true }));
    const changed = readAddress(await atAddress(running.app, token, id, 'PUT', addressBody()));
    expect(changed).toMatchObject({ apartment: '15', is_private_house: false });
  });
});

describe('the fifty addresses that a diner can have', () => {
  it('are never more, not even when several are saved at once', async () => {
    const token = await signIn(running.app, NOBODY_PHONE);
    for (let count = 0; count < 48; count += 1) await saveAddress(running.app, token);
    const answers = await Promise.all([1, 2, 3, 4].map(() => saveAddress(running.app, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body).toEqual({
      errors: [{ status: '422', code: 'validation_failed', title: 'Можно сохранить не больше 50 адресов' }],
    });

    const all = await readAddresses(running.app, token);
    expect(all).toHaveLength(50);
    await atAddress(running.app, token, all[0]?.id ?? 0, 'DELETE');
    expect((await saveAddress(running.app, token)).status).toBe(201);
  });

  it('are counted once for a call that is repeated under its key', async () => {
    const token = await signIn(running.app, NOBODY_PHONE);
    const call = { method: 'POST', url: ADDRESSES, body: addressBody(), token, key: newKey() } as const;
    const answers = [await sendTo(running.app, call), await sendTo(running.app, call)];
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(await readAddresses(running.app, token)).toHaveLength(1);
  });
});

it('a refused address names the member that is wrong', async () => {
  const token = await signIn(running.app);
  const answer = await saveAddress(running.app, token, { street: '', latitude: 91 });
  const pointers = z
    .object({ errors: z.array(z.object({ source: z.object({ pointer: z.string() }) })) })
    .parse(answer.body)
    .errors.map(({ source }) => source.pointer);
  expect(pointers).toEqual(['/street', '/latitude']);
});
