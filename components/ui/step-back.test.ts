import { stepBack } from './step-back';

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

test('a page of its own steps the history back', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  Object.defineProperty(window, 'navigation', { value: { back: jest.fn() }, configurable: true });
  stepBack();
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

test('a page in a frame steps its own entries back', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const own = jest.fn(() => ({ committed: Promise.reject(new Error('no')), finished: Promise.resolve() }));
  Object.defineProperty(window, 'navigation', { value: { back: own }, configurable: true });
  stepBack();
  await Promise.resolve();
  expect(own).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
  parent.mockRestore();
  back.mockRestore();
});
