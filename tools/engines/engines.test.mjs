/** @jest-environment node */
import { createServer } from 'node:http';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thingsInPage } from './in-page.mjs';
import { runScenario } from './run.mjs';
import { openSession } from './webdriver.mjs';

describe('a driver’s client', () => {
  const asked = [];
  let server;
  let driver;
  const ANSWERS = {
    'POST /session': [200, { sessionId: 's1' }],
    'POST /session/s1/execute/sync': [200, { 'element-6066-11e4-a52e-4f735466cecf': 'e7' }],
    'POST /session/s1/element/e7/click': [
      400,
      { error: 'element click intercepted', message: 'another is over it\nat 1,1' },
    ],
    'GET /session/s1/screenshot': [200, Buffer.from('PNG').toString('base64')],
  };
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      const name = `${request.method} ${request.url}`;
      asked.push([name, body === '' ? null : JSON.parse(body)]);
      const [status, value] = ANSWERS[name] ?? [404, { error: 'unknown command', message: name }];
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ value }));
    });
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    driver = `http://127.0.0.1:${server.address().port}`;
  });
  afterAll(() => server.close());

  test('opens a browser, finds an element in it, and says by which name a press was refused', async () => {
    const session = await openSession(driver, { browserName: 'MiniBrowser' });
    expect(asked[0]).toEqual([
      'POST /session',
      { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } },
    ]);
    expect(await session.element('document.body')).toBe('e7');
    expect(asked[1][1]).toEqual({ script: 'return document.body', args: [] });
    await expect(session.click('e7')).rejects.toMatchObject({
      error: 'element click intercepted',
      message: 'element click intercepted: another is over it',
    });
    expect((await session.picture()).toString()).toBe('PNG');
  });
});

test('a pattern arrives in the page as what it is made of', () => {
  const text = thingsInPage({ role: 'button', name: /^a"b$/i, inside: { role: 'main', holds: /\d\+/ } });
  expect(text).toContain('{"role":"button","name":{"source":"^a\\"b$","flags":"i"}');
  expect(text).toContain('{"source":"\\\\d\\\\+","flags":""}');
});

describe('a scenario', () => {
  const picture = async () => Buffer.from('PNG');
  const browserWith = (problems) => ({
    open: async () => ({ picture, problems: async () => problems, close: async () => undefined }),
  });
  const runIn = (run, { problems = [], reports = [], refusals = [] } = {}) => {
    const testbed = {
      origin: 'http://localhost',
      control: async (method) => (method === 'GET' ? { reports } : null),
      takeRefusals: () => refusals,
    };
    const folder = mkdtempSync(join(tmpdir(), 'engines-'));
    const scenario = { id: 'w', name: 'A scenario', screen: { width: 1, height: 1 }, run };
    const went = runScenario(browserWith(problems), scenario, testbed, { folder, areWanted: false });
    return went.then((result) => ({ ...result, pictures: readdirSync(folder) }));
  };

  test('that goes through is not broken, and leaves no picture', async () => {
    expect(await runIn(async (tab) => tab.look('home'))).toMatchObject({ id: 'w', broken: [], pictures: [] });
  });

  test('that does not is told with its reason and a picture of where it ended', async () => {
    const fails = async () => {
      throw new Error('no dish is seen\nat a line');
    };
    expect(await runIn(fails)).toMatchObject({ broken: ['no dish is seen'], pictures: ['w-broken.png'] });
  });

  test('that goes through over an error, a report or a refusal is broken', async () => {
    const problem = 'script error: x is undefined';
    const went = await runIn(async () => undefined, {
      problems: [problem, problem],
      reports: [{ message: 'y' }],
      refusals: ['the policy refuses z'],
    });
    expect(went.broken).toEqual([problem, 'reported: {"message":"y"}', 'the policy refuses z']);
  });
});
