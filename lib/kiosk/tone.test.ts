import { playTone } from './tone';

afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

test('a tone is two notes that end, and its context is closed after the last', () => {
  const oscillators: { start: jest.Mock; stop: jest.Mock; onended?: () => void }[] = [];
  const close = jest.fn();
  class FakeContext {
    currentTime = 5;
    destination = {};
    close = close;
    resume = () => Promise.reject(new DOMException('no touch', 'NotAllowedError'));
    createGain = () => ({
      gain: { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() },
      connect: jest.fn(),
    });
    createOscillator = () => {
      const oscillator = {
        frequency: { value: 0 },
        start: jest.fn(),
        stop: jest.fn(),
        connect: (next: unknown) => next,
      };
      oscillators.push(oscillator);
      return oscillator;
    };
  }
  Object.assign(globalThis, { AudioContext: FakeContext });
  playTone();
  expect(oscillators.map(({ start }) => start.mock.calls as unknown[][])).toEqual([[[5]], [[5.16]]]);
  for (const { stop } of oscillators) expect(stop).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  oscillators.at(-1)?.onended?.();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a browser without sound stays silent', () => {
  expect(playTone).not.toThrow();
});
