/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { signedInBy } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { dinerMenuSchema } from './diner-menu';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const FAVOURITES = '/menu/v3/favourite/products';
const MENU = '/menu/v2/category/products';
const FREQUENT = '/takeaway/v1/filial/3107/products/frequent/';
const PROMOS = '/menu-promos/api/v2/promos';
const USER = '/api/v3/user';
const ENDED: FakeAnswer = { status: 401, json: { errors: [{ status: '401', code: 'unauthorized' }] } };

const contract = readContract() as {
  schemas: Record<'MenuCategory' | 'Product' | 'Promo' | 'User', { example: Record<string, unknown> }>;
};
const products = (...ids: number[]): FakeAnswer => ({
  json: { data: ids.map((id) => ({ ...contract.schemas.Product.example, id })) },
});

let platform: FakePlatform;
let loadDinerMenu: typeof import('./diner-menu.server').loadDinerMenu;
let setFavourite: typeof import('./favourites.server').setFavourite;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadDinerMenu } = await import('./diner-menu.server'));
  ({ setFavourite } = await import('./favourites.server'));
});
beforeEach(() => {
  platform.reset();
  platform.answer(products(1, 2), FAVOURITES);
  platform.answer(products(3), FREQUENT);
  platform.answer({ json: { data: [contract.schemas.Promo.example] } }, PROMOS);
  platform.answer({ json: { data: contract.schemas.User.example } }, USER);
  platform.answer({ json: { data: [contract.schemas.MenuCategory.example] } }, MENU);
});
afterAll(() => platform.close());

const signedIn = () => signedInBy('token', SITE);
const callsTo = (path: string) => platform.calls.filter((call) => call.path === path);
const isOwn = ({ headers }: FakePlatform['calls'][number]) => headers.authorization !== undefined;
/** Of the calls, but for that of the menu, which is everyone's. */
const tokens = () =>
  platform.calls.filter(({ path }) => path !== MENU).map(({ headers }) => headers.authorization);

describe('the part of a menu that depends on the user', () => {
  // Holds MENU-42, MENU-43, MENU-45, PROMO-01.
  test('is for a guest what everyone marks and orders, requested without a token or a user_id', async () => {
    const menu = await loadDinerMenu(SITE, null, 3107);
    expect(menu).toMatchObject({ favourites: [{ id: 1 }, { id: 2 }], frequent: [{ id: 3 }], isOwn: false });
    expect(dinerMenuSchema.parse(menu)).toEqual(menu);
    expect(callsTo(FAVOURITES)[0]?.query).toBe('?filial_id=3107&limit=20');
    expect(callsTo(FREQUENT)[0]?.query).toBe('?limit=20');
    expect(callsTo(PROMOS)[0]?.query).toBe('?filter[filial_id]=3107&filter[onlyActive]=1&include=products');
    expect(new Set(tokens())).toEqual(new Set([undefined]));
  });

  test('stands without promotions that another release has written in another form', () => {
    const menu = { favourites: [], frequent: [], isOwn: true, promos: [{ id: 1, productIds: [5] }] };
    expect(dinerMenuSchema.parse(menu)).toMatchObject({ isOwn: true, promos: null });
  });

  // Holds MENU-44, PROMO-02.
  test('is for a signed-in diner their own, requested with their token and user_id', async () => {
    const menu = await loadDinerMenu(SITE, await signedIn(), 3107);
    expect(menu).toMatchObject({ favourites: [{ id: 1 }, { id: 2 }], frequent: [{ id: 3 }], isOwn: true });
    expect(callsTo(FAVOURITES)[0]?.query).toBe('?filial_id=3107&limit=20');
    expect(callsTo(PROMOS)[0]?.query).toBe(
      '?filter[filial_id]=3107&filter[onlyActive]=1&include=products&user_id=700431',
    );
    expect(new Set(tokens())).toEqual(new Set(['Bearer token']));
  });

  // Holds MENU-27.
  test('knows a signed-in diner’s favourites beyond the latest twenty from their own menu', async () => {
    const latest = Array.from({ length: 20 }, (_, place) => place + 1);
    platform.answer(products(...latest), FAVOURITES);
    const marks = [...latest, 40, 41].map((id) => ({
      ...contract.schemas.Product.example,
      id,
      is_favorite: id !== 41,
    }));
    platform.answer({ json: { data: [{ relationships: { products: [...marks, ...marks] } }] } }, MENU);
    const menu = await loadDinerMenu(SITE, await signedIn(), 3107);
    expect(menu.olderFavouriteIds).toEqual([40]);
    expect(callsTo(MENU).filter(isOwn)).toMatchObject([
      { query: '?filial_id=3107', headers: { authorization: 'Bearer token' } },
    ]);
    platform.answer({ status: 500, json: {} }, MENU);
    await expect(loadDinerMenu(SITE, await signedIn(), 3107)).resolves.toMatchObject({
      isOwn: true,
      olderFavouriteIds: [],
    });
  });

  test('has no older favourites for guests and for diners with few, and requests none', async () => {
    await expect(loadDinerMenu(SITE, await signedIn(), 3107)).resolves.toMatchObject({
      olderFavouriteIds: [],
    });
    platform.answer(products(...Array.from({ length: 20 }, (_, place) => place + 1)), FAVOURITES);
    await expect(loadDinerMenu(SITE, null, 3107)).resolves.toMatchObject({ olderFavouriteIds: [] });
    expect(callsTo(MENU).filter(isOwn)).toEqual([]);
  });

  // Holds PROMO-03.
  test('has promotions with the dishes they are for, as today’s menu has them', async () => {
    const menu = await loadDinerMenu(SITE, await signedIn(), 3107);
    expect(menu.promos).toMatchObject([
      { id: 340, name: 'Түскі ас', discountPercent: 12, products: [{ id: 50211, priceMinor: 215_000 }] },
    ]);
    expect(dinerMenuSchema.parse(menu)).toEqual(menu);
  });

  test.each([
    ['also unreadable ones', { products: [{ id: 'x' }, { id: 50211 }] }, [{ products: [{ id: 50211 }] }]],
    ['dishes that are not on the menu', { products: [{ id: 7 }] }, []],
    ['none', {}, []],
    ['nothing of the kind', null, []],
  ])(
    'the part of a menu that depends on the user of promotions has those with dishes that can be shown (%s)',
    async (_what, relationships, promos) => {
      platform.answer({ json: { data: [{ ...contract.schemas.Promo.example, relationships }] } }, PROMOS);
      const menu = await loadDinerMenu(SITE, null, 3107);
      expect(menu.promos).toHaveLength(promos.length);
      expect(menu).toMatchObject({ promos });
    },
  );

  test('has no promotions where the menu that names their dishes does not come', async () => {
    platform.answer({ status: 500, json: {} }, MENU);
    await expect(loadDinerMenu(SITE, null, 3107)).resolves.toMatchObject({
      frequent: [{ id: 3 }],
      promos: null,
    });
  });

  test.each([FAVOURITES, FREQUENT, PROMOS])(
    'is everyone’s where the session has ended (answered by %s)',
    async (path) => {
      platform.answer((response, { headers }) => {
        response.writeHead(headers.authorization ? 401 : 200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(headers.authorization ? { errors: [] } : { data: [] }));
      }, path);
      await expect(loadDinerMenu(SITE, await signedIn(), 3107)).resolves.toMatchObject({ isOwn: false });
    },
  );

  test('does without frequent products and promotions that do not come', async () => {
    platform.answer({ status: 500, json: {} }, FREQUENT);
    platform.answer({ status: 500, json: {} }, PROMOS);
    await expect(loadDinerMenu(SITE, null, 3107)).resolves.toMatchObject({
      favourites: [{ id: 1 }, { id: 2 }],
      frequent: [],
      promos: null,
    });
  });

  test('fails without the favourites: guesses are not allowed', async () => {
    platform.answer({ status: 500, json: {} }, FAVOURITES);
    await expect(loadDinerMenu(SITE, await signedIn(), 3107)).rejects.toMatchObject({
      name: 'UpstreamError',
    });
  });

  test('is nothing at an unknown venue', async () => {
    platform.answer({ status: 404, json: { errors: [{ code: 'terminal_not_found' }] } }, FAVOURITES);
    await expect(loadDinerMenu(SITE, null, 3107)).rejects.toMatchObject({ code: 'venue/not-found' });
  });
});

describe('a favourite', () => {
  const MARK = { venueId: 3107, productId: 50211, isFavourite: true };

  test('is marked', async () => {
    platform.answer({ status: 204, text: '' }, FAVOURITES);
    await setFavourite(await signedIn(), MARK);
    // An earlier test's promotions may still be on their way here.
    expect(platform.calls.filter(({ path }) => path.startsWith(FAVOURITES))).toMatchObject([
      {
        method: 'POST',
        path: FAVOURITES,
        headers: { authorization: 'Bearer token' },
        body: { filial_id: 3107, product_id: 50211 },
      },
    ]);
  });

  test('is unmarked', async () => {
    platform.answer({ status: 204, text: '' }, `${FAVOURITES}/50211`);
    await setFavourite(await signedIn(), { ...MARK, isFavourite: false });
    expect(platform.calls).toMatchObject([
      { method: 'DELETE', path: `${FAVOURITES}/50211`, query: '?filial_id=3107', body: null },
    ]);
  });

  test('is sent again with its own key when the platform was busy', async () => {
    platform.answer(
      [
        { status: 503, json: {} },
        { status: 204, text: '' },
      ],
      FAVOURITES,
    );
    await setFavourite(await signedIn(), MARK);
    const keys = callsTo(FAVOURITES).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.each<[string, FakeAnswer, string]>([
    ['of a product that is gone', { status: 404, json: { errors: [] } }, 'menu/product-not-found'],
    ['of a session that has ended', ENDED, 'auth/required'],
  ])('%s is refused', async (_what, answer, code) => {
    platform.answer(answer, FAVOURITES);
    await expect(setFavourite(await signedIn(), MARK)).rejects.toMatchObject({ code });
  });
});
