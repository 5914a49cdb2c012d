/** @jest-environment node */
import { KeptAnswers } from './kept-answers';

const weigh = (value: string) => value.length;
const answers = (mostWeight = 100) => new KeptAnswers<string>({ freshSeconds: 60, mostWeight, weigh });

afterEach(() => jest.useRealTimers());

test('an answer is made once while it is fresh, and anew afterwards', async () => {
  jest.useFakeTimers({ now: 0 });
  const kept = answers();
  const make = jest.fn().mockResolvedValueOnce('old').mockResolvedValueOnce('new');
  await expect(kept.get('a', make)).resolves.toBe('old');
  jest.setSystemTime(59_999);
  await expect(kept.get('a', make)).resolves.toBe('old');
  jest.setSystemTime(60_000);
  await expect(kept.get('a', make)).resolves.toBe('new');
  expect(make).toHaveBeenCalledTimes(2);
});

test('those who ask at once share one making', async () => {
  const kept = answers();
  const make = jest.fn(() => Promise.resolve('x'));
  await Promise.all([kept.get('a', make), kept.get('a', make), kept.get('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not kept, and an old answer outlives it', async () => {
  jest.useFakeTimers({ now: 0 });
  const kept = answers();
  const fail = () => Promise.reject(new Error('down'));
  await expect(kept.get('a', fail)).rejects.toThrow('down');
  await expect(kept.get('a', () => Promise.resolve('good'))).resolves.toBe('good');
  jest.setSystemTime(61_000);
  await expect(kept.get('a', fail)).resolves.toBe('good');
});

test('what was not asked for the longest leaves when there is too much', async () => {
  const kept = answers(10);
  const make = (value: string) => jest.fn(() => Promise.resolve(value));
  await kept.get('a', make('aaaa'));
  await kept.get('b', make('bbbb'));
  await kept.get('a', make('never'));
  await kept.get('c', make('cccc'));
  const again = { a: make('A'), b: make('B'), c: make('C') };
  await expect(kept.get('a', again.a)).resolves.toBe('aaaa');
  await expect(kept.get('c', again.c)).resolves.toBe('cccc');
  await expect(kept.get('b', again.b)).resolves.toBe('B');
});
