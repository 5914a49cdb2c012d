/** @jest-environment node */
import { dropTestSettings, setTestSettings } from '@/lib/core/env/test-settings';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { serve } from '../test-server';
import { pageStatus } from './page-status';

let behind: Awaited<ReturnType<typeof serve>>;
let reader: string | undefined;

beforeAll(async () => {
  // As Next does it: the page is rendered, then its first byte sends the head.
  behind = await serve([pageStatus], (request, response) => {
    reader = request.headers['user-agent'];
    void (async () => {
      await Promise.resolve();
      if (request.url === '/sick') setPageStatus(503);
      response.statusCode = 200;
      response.setHeader('Content-Type', 'text/html');
      response.flushHeaders();
      response.end('page');
    })();
  });
});
afterAll(() => behind.close());

const statusOf = async (path: string) => (await fetch(`${behind.address}${path}`)).status;

test('a page that could not ask the platform is answered with the status that it notes', async () => {
  expect(await statusOf('/sick')).toBe(503);
});

test('the next answer over the same connection is unchanged', async () => {
  expect([await statusOf('/sick'), await statusOf('/well'), await statusOf('/well')]).toEqual([
    503, 200, 200,
  ]);
});

test('of answers at the same time only that of the page that notes a status has it', async () => {
  expect(await Promise.all(['/well', '/sick', '/well'].map(statusOf))).toEqual([200, 503, 200]);
});

describe('in the model that begins to send a page before it is made', () => {
  const readerOf = async (headers: Record<string, string>) => {
    await fetch(behind.address, { headers: { 'user-agent': 'Firefox', ...headers } });
    return reader;
  };
  afterEach(() => dropTestSettings('CACHE_COMPONENTS'));

  test('Next is asked for a page in one piece, and the client router asks for itself', async () => {
    expect(await readerOf({})).toBe('Firefox');
    setTestSettings({ CACHE_COMPONENTS: '1' });
    expect(await readerOf({})).toBe('Slurp');
    expect(await readerOf({ rsc: '1' })).toBe('Firefox');
  });
});
