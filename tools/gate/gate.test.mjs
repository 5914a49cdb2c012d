/** @jest-environment node */
import { root } from '../run/root.mjs';
import { temporaryFolder } from '../run/temporary-folder.mjs';
import { runSteps } from './gate.mjs';

test('never runs two steps at once that use one thing, and fills the other lane meanwhile', async () => {
  const running = new Set();
  const together = [];
  const step = (id, uses) => ({
    ...{ id, title: id, uses, commands: [], timeoutMs: 1000 },
    prepare: async () => {
      together.push([...running.add(id)].join());
      await new Promise(setImmediate);
      return { stop: () => running.delete(id) };
    },
  });
  const steps = [step('a', 'sandbox'), step('b', 'sandbox'), step('c'), step('d')];
  const options = { root, logFolder: temporaryFolder('gate'), atOnce: 2, earlier: [], missingOf: () => [] };
  expect((await runSteps(steps, options)).map(({ failed }) => failed)).toEqual([0, 0, 0, 0]);
  expect(together).toEqual(['a', 'a,c', 'c,b', 'b,d']);
});

test('gives a step the more time the slower the machine is', async () => {
  jest.replaceProperty(process.env, 'SLOWNESS', '3');
  const commands = [[process.execPath, '-e', 'setInterval(() => undefined, 1000)']];
  const step = { id: 'hangs', title: 'hangs', commands, timeoutMs: 100 };
  const options = { root, logFolder: temporaryFolder('gate'), atOnce: 1, earlier: [], missingOf: () => [] };
  const [{ failures }] = await runSteps([step], options);
  expect(failures).toEqual(['took longer than 0.3 s']);
});
