/** @jest-environment node */
import { boundedLog } from './bounded-log';

interface Note {
  id: string;
  text: string;
}
const record = (id: number, text = ''): Note => ({ id: String(id), text });
const idsOf = (log: { entries: () => readonly Note[] }) => log.entries().map(({ id }) => id);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a log', () => {
  test('keeps the last entries only', () => {
    const log = boundedLog<Note>(3, 10_000);
    for (let id = 1; id <= 5; id += 1) log.add(record(id));
    expect(idsOf(log)).toEqual(['3', '4', '5']);
  });

  test('keeps as many as its bytes allow, and the newest one in any case', () => {
    const log = boundedLog<Note>(100, 1_000);
    for (let id = 1; id <= 100; id += 1) log.add(record(id, 'x'.repeat(100)));
    expect(JSON.stringify(log.entries()).length * 2).toBeLessThanOrEqual(1_100);
    expect(idsOf(log).at(-1)).toBe('100');
    log.add(record(101, 'x'.repeat(5_000)));
    expect(idsOf(log)).toEqual(['101']);
  });

  test('lets entries grow within the same bounds', () => {
    const log = boundedLog<Note>(100, 1_000);
    log.add(record(1));
    log.add(record(2));
    log.change('2', { text: 'x'.repeat(600) });
    expect(idsOf(log)).toEqual(['2']);
    log.change('1', { text: 'gone' });
    expect(idsOf(log)).toEqual(['2']);
  });

  test('notifies once of many changes, and returns a stable list', () => {
    const log = boundedLog<Note>(3, 1_000);
    const received = jest.fn();
    const stop = log.subscribe(received);
    log.add(record(1));
    log.add(record(2));
    expect(received).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(received).toHaveBeenCalledTimes(1);
    expect(log.entries()).toBe(log.entries());
    stop();
    log.clear();
    jest.runAllTimers();
    expect(received).toHaveBeenCalledTimes(1);
    expect(log.entries()).toEqual([]);
  });
});
