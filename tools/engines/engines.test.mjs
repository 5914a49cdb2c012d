/** @jest-environment node */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thingsInPage } from './in-page.mjs';
import { runScenario } from './run.mjs';

test('a pattern arrives in the page as what it is made of', () => {
  const text = thingsInPage({ role: 'button', name: /^a"b$/i, inside: { role: 'main', holds: /\d\+/ } });
  expect(text).toContain('{"role":"button","name":{"source":"^a\\"b$","flags":"i"}');
  expect(text).toContain('{"source":"\\\\d\\\\+","flags":""}');
});

describe('a scenario', () => {
  const picture = async () => Buffer.from('PNG');
  const pageWith = (problems) => ({ picture, problems: async () => problems, close: async () => undefined });
  const runIn = (run, { problems = [], reports = [], refusals = [] } = {}) => {
    const testbed = {
      origin: 'http://localhost',
      control: async (method) => (method === 'GET' ? { reports } : null),
      takeRefusals: () => refusals,
    };
    const folder = mkdtempSync(join(tmpdir(), 'engines-'));
    const scenario = { id: 'w', name: 'A scenario', screen: { width: 1, height: 1 }, run };
    const went = runScenario(async () => pageWith(problems), scenario, testbed, folder);
    return went.then((result) => ({ ...result, pictures: readdirSync(folder) }));
  };

  test('that goes through is not broken, and leaves no picture', async () => {
    expect(await runIn(async () => undefined)).toMatchObject({
      name: 'no browser, w',
      broken: [],
      pictures: [],
    });
  });

  test('that does not is told with its reason and a picture of where it ended', async () => {
    const fails = async () => {
      throw new Error('no dish is seen\nat a line');
    };
    expect(await runIn(fails)).toMatchObject({ broken: ['no dish is seen'], pictures: ['w.png'] });
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
