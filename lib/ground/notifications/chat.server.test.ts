/** @jest-environment node */
import { signedInOver } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { chatSchema } from './chat.schema';

const CHAT = '/telegram-user-notifications/v1/chat';
const PUBLIC_ORIGIN = 'http://platform.test:4000';
/** The contract's own examples. */
const { schemas } = readContract() as {
  schemas: Record<'Chat' | 'ChatNotLinked', { example: Record<string, unknown> }>;
};

let platform: FakePlatform;
let server: typeof import('./chat.server');
let signedIn: Parameters<typeof server.getChat>[0];

beforeAll(async () => {
  platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: `${PUBLIC_ORIGIN}/api` });
  server = await import('./chat.server');
  const { userUpstream } = await import('@/lib/core/upstream/client');
  signedIn = signedInOver(
    userUpstream({ country: 'kz', language: 'ru', accessToken: 'token', deviceId: 'device-0001' }),
  );
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const linked = (part: object = {}): FakeAnswer => ({ json: { data: { ...schemas.Chat.example, ...part } } });
const notLinked = (part: object = {}): FakeAnswer => ({
  status: 404,
  json: { ...schemas.ChatNotLinked.example, ...part },
});
async function send(answer: FakeAnswer) {
  platform.answer(answer, CHAT);
  const chat = await server.getChat(signedIn);
  expect(chatSchema.parse(chat)).toEqual(chat);
  return chat;
}

describe('the chat with the messenger’s bot', () => {
  // Holds NOTE-02.
  test('the chat with the messenger’s bot that is linked leads to the bot', async () => {
    await expect(send(linked())).resolves.toEqual({ isLinked: true, address: 'https://t.me/dastarkhan_bot' });
    expect(platform.calls).toMatchObject([{ method: 'GET', path: CHAT, query: '' }]);
    expect(platform.calls[0]?.headers.authorization).toBe('Bearer token');
  });

  // Holds NOTE-03, NOTE-04.
  test('the chat with the messenger’s bot that is not linked (404) leads to the bot with the diner’s start parameter', async () => {
    await expect(send(notLinked())).resolves.toEqual({
      isLinked: false,
      address: 'https://t.me/dastarkhan_bot?start=u_8f2c1d0e9b',
    });
  });

  test('the chat with the messenger’s bot that is reported missing inside HTTP 200 is not linked either', async () => {
    const { bot_url, start } = schemas.ChatNotLinked.example;
    const answer = { json: { error_code: 404, message: 'No', bot_url, start } };
    await expect(send(answer)).resolves.toEqual({
      isLinked: false,
      address: 'https://t.me/dastarkhan_bot?start=u_8f2c1d0e9b',
    });
  });

  test.each<[what: string, part: object, address: string | null]>([
    [
      'keeps what else its address says',
      { bot_url: 'https://bot.test/?a=1&start=x' },
      'https://bot.test/?a=1&start=u_8f2c1d0e9b',
    ],
    [
      'may stand at the platform’s own origin',
      { bot_url: `${PUBLIC_ORIGIN}/bot` },
      `${PUBLIC_ORIGIN}/bot?start=u_8f2c1d0e9b`,
    ],
    ['is nowhere over plain http', { bot_url: 'http://t.me/bot' }, null],
    ['is nowhere at another port of the platform', { bot_url: 'http://platform.test:4001/bot' }, null],
    ['is nowhere as a script', { bot_url: 'javascript:alert(1)' }, null],
    ['is nowhere with a name and a password', { bot_url: 'https://t.me:x@evil.test/' }, null],
    ['is nowhere without an address', { bot_url: '/bot' }, null],
    ['is nowhere with a start parameter that says more than it may', { start: 'a&b=c' }, null],
    ['is nowhere without a start parameter', { start: undefined }, null],
  ])('%s', async (_what, part, address) => {
    await expect(send(notLinked(part))).resolves.toEqual({ isLinked: false, address });
  });

  test('the chat with the messenger’s bot that is linked leads to no unsafe address', async () => {
    await expect(send(linked({ bot_url: 'http://t.me/bot' }))).resolves.toEqual({
      isLinked: true,
      address: null,
    });
  });

  test.each<[what: string, answer: FakeAnswer, status: number]>([
    ['is out of reach', { status: 503, json: { message: 'No' } }, 503],
    ['asks for a new sign-in', { status: 401, json: { message: 'No' } }, 401],
    ['answers garbage', { json: { data: {} } }, 502],
  ])('is not taken for a missing one where the platform %s', async (_what, answer, status) => {
    await expect(send(answer)).rejects.toMatchObject({ name: 'UpstreamError', status });
  });
});
