/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { thingsInPage } from './in-page.mjs';
import { runScenario } from './run.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';

test('a pattern arrives in the page with its source and flags', () => {
  const text = thingsInPage({ role: 'button', name: /^a"b$/i, inside: { role: 'main', holds: /\d\+/ } });
  expect(text).toContain('{"role":"button","name":{"source":"^a\\"b$","flags":"i"}');
  expect(text).toContain('{"source":"\\\\d\\\\+","flags":""}');
});

const fails = () => Promise.reject(new Error('no dish is seen\nat a line'));
const goes = () => Promise.resolve();
const found = {
  problems: ['x is undefined', 'x is undefined'],
  reports: [{ message: 'y' }],
  refusals: ['z'],
};
test.each([
  ['goes through', goes, {}, [], []],
  ['does not', fails, {}, ['no dish is seen', 'it stands at /cart'], ['w.png']],
  ['goes through over errors', goes, found, ['x is undefined', 'reported: {"message":"y"}', 'z'], []],
])(
  'a scenario that %s is reported with its reasons and a picture of its end',
  async (_how, run, seen, broken, pictures) => {
    const { problems = [], reports = [], refusals = [] } = seen;
    const testbed = { origin: '', control: async () => ({ reports }), takeRefusals: () => refusals };
    const page = {
      picture: async () => Buffer.from('PNG'),
      evaluate: async () => 'it stands at /cart',
      problems: async () => problems,
      close: goes,
    };
    const folder = temporaryFolder('engines');
    const scenario = { id: 'w', name: 'A scenario', screen: { width: 1, height: 1 }, run };
    const result = await runScenario(async () => page, scenario, testbed, folder);
    expect([result.broken, readdirSync(folder)]).toEqual([broken, pictures]);
  },
);
