/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { dropTestSettings, setTestSettings } from '@/lib/core/env/test-settings';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type ArrivedCall, type FakePlatform } from '@/lib/core/upstream/test-platform';

/** The contract's own example of a town. */
const contract = readContract() as {
  schemas: { Town: { example: object } };
};
const TOWNS: Record<string, { id: number; translit_name: string }[]> = {
  1: [
    { id: 1, translit_name: 'almaty' },
    { id: 2, translit_name: 'astana' },
  ],
  2: [
    { id: 101, translit_name: 'tbilisi' },
    { id: 102, translit_name: 'batumi' },
  ],
};

let platform: FakePlatform;
/** Ids of the venues of each town. */
let venues: Record<number, number[]>;

beforeAll(async () => {
  platform = await startFakePlatform({ APP_ORIGIN: 'https://eat.example' });
});
afterAll(() => platform.close());
beforeEach(() => {
  // Each test begins with an empty cache.
  jest.resetModules();
  platform.reset();
  venues = { 1: range(1, 230), 2: [500, 7], 101: [900], 102: [] };
  platform.answer(answerTowns, '/locations/v2/towns');
  platform.answer(answerVenues, '/takeaway/v2/locations');
  answerDocuments({ offer: '2026-01-10', privacy_policy: '2025-12-01' });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function answerDocuments(days: Record<string, string>): void {
  const data = Object.entries(days).map(([code, day]) => ({
    code,
    title: code,
    version: '1',
    published_at: day,
  }));
  platform.answer({ json: { data } }, '/takeaway/v1/legal-documents');
}

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
};

function answerTowns(response: ServerResponse, call: ArrivedCall): void {
  const towns = TOWNS[new URLSearchParams(call.query).get('country_id') ?? ''] ?? [];
  json(response, { data: towns.map((town) => ({ ...contract.schemas.Town.example, ...town })) });
}

function answerVenues(response: ServerResponse, call: ArrivedCall): void {
  const query = new URLSearchParams(call.query);
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  const all = venues[Number(query.get('town_id'))] ?? [];
  const data = all.slice((page - 1) * limit, page * limit).map((id) => ({ filial_id: id, name: 'A place' }));
  const meta = {
    current_page: page,
    last_page: Math.max(1, Math.ceil(all.length / limit)),
    total: all.length,
  };
  json(response, { data, meta });
}

const listCalls = () => platform.calls.filter(({ path }) => path === '/takeaway/v2/locations');

/** The answer to the index or to a file of that name. */
async function answerOf(file?: string): Promise<Response> {
  const sitemap = await import('./sitemap.server');
  const { sitemapResponse } = await import('./sitemap-response.server');
  return sitemapResponse(
    file === undefined
      ? async () => [await sitemap.sitemapIndexText()]
      : () => sitemap.sitemapFileParts(file),
  );
}

const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
const addressesOf = async (file?: string) => addressesIn(await (await answerOf(file)).text());

test('the index names the files of both countries', async () => {
  const answer = await answerOf();
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(addressesIn(await answer.text())).toEqual([
    'https://eat.example/sitemaps/kz-pages.xml',
    'https://eat.example/sitemaps/kz-venues-1.xml',
    'https://eat.example/sitemaps/ge-pages.xml',
    'https://eat.example/sitemaps/ge-venues-1.xml',
  ]);
});

test('the venues of all towns stand in it once, in every language, ascending', async () => {
  venues[2] = [500, 7, 7];
  const addresses = await addressesOf('kz-venues-1.xml');
  expect(addresses.filter((address) => !address.includes('?'))).toEqual(
    [...range(1, 230), 500].map((id) => `https://eat.example/filials/${id}`),
  );
  expect(addresses).toHaveLength(231 * 3);
});

test('the venues of a country that the origin does not stand for name it', async () => {
  expect(await addressesOf('ge-venues-1.xml')).toEqual([
    'https://eat.example/filials/900?country=ge',
    'https://eat.example/filials/900?country=ge&language=ru',
    'https://eat.example/filials/900?country=ge&language=en',
  ]);
});

test('the platform is asked for whole pages of a hundred, without a diner, and once an hour', async () => {
  await answerOf('kz-venues-1.xml');
  await answerOf('kz-venues-1.xml');
  await answerOf();
  expect(listCalls().map(({ query }) => query)).toEqual(
    expect.arrayContaining([
      '?page=1&limit=100&town_id=1',
      '?page=2&limit=100&town_id=1',
      '?page=3&limit=100&town_id=1',
      '?page=1&limit=100&town_id=2',
    ]) as unknown,
  );
  // Three pages of Almaty, and one each of Astana, Tbilisi and Batumi.
  expect(listCalls()).toHaveLength(6);
  expect(listCalls().every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

test('each town has its Home and its list, the default one under the bare address', async () => {
  const bare = (await addressesOf('kz-pages.xml')).filter((address) => !address.includes('language='));
  expect(bare).toEqual(
    expect.arrayContaining([
      'https://eat.example/',
      'https://eat.example/filials',
      'https://eat.example/?town=astana',
      'https://eat.example/filials?town=astana',
      'https://eat.example/towns',
    ]) as unknown,
  );
});

test('a town without a venue has no page in it', async () => {
  const pages = await addressesOf('ge-pages.xml');
  expect(pages).toContain('https://eat.example/brands?country=ge');
  expect(pages.filter((address) => address.includes('town='))).toEqual([]);
});

test('only documents say when they changed, and only those that exist stand in it', async () => {
  const text = await (await answerOf('ge-pages.xml')).text();
  const dated = text.split('\n').filter((line) => line.includes('<lastmod>'));
  expect(dated.filter((line) => /\/legal\/offer.*<lastmod>2026-01-10</.test(line))).toHaveLength(3);
  expect(dated.filter((line) => /\/legal\/privacy_policy.*<lastmod>2025-12-01</.test(line))).toHaveLength(3);
  expect(dated).toHaveLength(6);
  expect(text).not.toContain('bonus_rules');
});

test('an invalid date is left out', async () => {
  answerDocuments({ offer: 'soon<' });
  const text = await (await answerOf('kz-pages.xml')).text();
  expect(text).toContain('/legal/offer<');
  expect(text).not.toContain('soon');
});

test.each(['kz-venues-2.xml', 'xx-pages.xml', 'kz-venues-0.xml', 'nothing'])(
  '%s does not exist',
  async (name) => {
    expect((await answerOf(name)).status).toBe(404);
  },
);

describe('a platform that fails', () => {
  const refuse = { status: 422, json: { errors: [{ status: '422', code: 'x', title: 'x' }] } };

  test('midway leaves 503 and no part of a file, and the next time is whole', async () => {
    platform.answer((response, call) => {
      if (call.query.includes('page=3')) json(response, refuse.json, 422);
      else answerVenues(response, call);
    }, '/takeaway/v2/locations');
    const failed = await answerOf('kz-venues-1.xml');
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('300');
    expect(failed.headers.get('cache-control')).toBe('no-store');
    expect(await failed.text()).toBe('');
    platform.answer(answerVenues, '/takeaway/v2/locations');
    expect(await addressesOf('kz-venues-1.xml')).toHaveLength(231 * 3);
  });

  test.each([
    ['its towns', '/locations/v2/towns', ['kz-pages.xml', 'kz-venues-1.xml', undefined]],
    ['its venues', '/takeaway/v2/locations', ['kz-pages.xml', 'kz-venues-1.xml', undefined]],
    ['its documents', '/takeaway/v1/legal-documents', ['kz-pages.xml']],
  ] as const)('a platform that fails with %s leaves 503', async (_, path, files) => {
    platform.answer(refuse, path);
    for (const file of files) expect((await answerOf(file)).status).toBe(503);
  });

  test('later leaves the list as it was', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      await answerOf('kz-venues-1.xml');
      platform.answer(refuse, '/takeaway/v2/locations');
      jest.setSystemTime(Date.now() + 2 * 3_600_000);
      expect(await addressesOf('kz-venues-1.xml')).toHaveLength(231 * 3);
    } finally {
      jest.useRealTimers();
    }
  });

  test('is believed in what can be read: a broken venue does not cost the others', async () => {
    const meta = { current_page: 1, last_page: 1, total: 3 };
    const data = [{ filial_id: 5 }, { filial_id: 'x' }, null, { filial_id: 99_999_999_999 }];
    platform.answer({ json: { data, meta } }, '/takeaway/v2/locations');
    expect(await addressesOf('kz-venues-1.xml')).toHaveLength(3);
  });

  test('a platform that fails by promising pages without end is not followed', async () => {
    const meta = { current_page: 1, last_page: 1_000_000, total: 1 };
    platform.answer(
      [{ json: { data: [{ filial_id: 5 }], meta } }, { json: { data: [], meta } }],
      '/takeaway/v2/locations',
    );
    await answerOf('kz-venues-1.xml');
    expect(listCalls().length).toBeLessThanOrEqual(4);
  });
});

describe('a deployment with a configuration of its own', () => {
  beforeEach(() => {
    setTestSettings({ APP_ORIGIN: 'https://eat.example', CUSTOM_CONFIG: 'aq-site' });
  });
  afterEach(() => {
    dropTestSettings('CUSTOM_CONFIG');
  });
  const answerConfig = (data: object) =>
    platform.answer(
      { json: { data: { services: [], brand_id: null, analytics: null, ...data } } },
      '/takeaway/v1/custom-configs/aq-site',
    );

  test('lists the towns and the venues that it serves', async () => {
    answerConfig({ town_ids: [2] });
    const pages = await addressesOf('kz-pages.xml');
    expect(pages).toContain('https://eat.example/?town=astana');
    expect(pages).not.toContain('https://eat.example/');
    const ids = await addressesOf('kz-venues-1.xml');
    expect(ids.filter((address) => !address.includes('?'))).toEqual([
      'https://eat.example/filials/7',
      'https://eat.example/filials/500',
    ]);
  });

  test('has no file of a country of which it serves no town', async () => {
    answerConfig({ town_ids: [2] });
    expect((await addressesOf()).filter((address) => address.includes('/ge-'))).toEqual([]);
    for (const file of ['ge-pages.xml', 'ge-venues-1.xml']) expect((await answerOf(file)).status).toBe(404);
  });

  test('names a town as its page does, also where it is the only one that is served', async () => {
    venues[102] = [901];
    answerConfig({ town_ids: [102] });
    const pages = await addressesOf('ge-pages.xml');
    expect(pages).toContain('https://eat.example/?country=ge&town=batumi');
    expect(pages).not.toContain('https://eat.example/?country=ge');
  });

  test('requests the venues of its brand alone', async () => {
    answerConfig({ brand_id: 51 });
    await answerOf('kz-venues-1.xml');
    expect(listCalls()[0]?.query).toContain('brand_id=51');
  });

  test('answers 503 while its configuration is not known', async () => {
    platform.answer({ status: 500, json: {} }, '/takeaway/v1/custom-configs/aq-site');
    for (const file of ['kz-pages.xml', 'kz-venues-1.xml', undefined])
      expect((await answerOf(file)).status).toBe(503);
  });
});

test('a reader gets part after part, and only requested parts are built', async () => {
  venues[1] = range(1, 4000);
  const answer = await answerOf('kz-venues-1.xml');
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  const second = await reader?.read();
  expect(first?.value?.byteLength).toBeLessThan(1000);
  expect(second?.value?.byteLength).toBeLessThan(200_000);
  await expect(reader?.cancel()).resolves.toBeUndefined();
});
