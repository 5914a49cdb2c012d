import { isDataSaverOn } from './network-information';

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });
beforeEach(() => {
  set(navigator, 'connection', undefined);
  set(window, 'matchMedia', () => ({ matches: false }));
});

test.each<[string, boolean, () => void]>([
  ['the browser says nothing', false, () => undefined],
  ['the line is 4G', false, () => set(navigator, 'connection', { saveData: false, effectiveType: '4g' })],
  ['the browser saves data', true, () => set(navigator, 'connection', { saveData: true })],
  ['the line is 2G', true, () => set(navigator, 'connection', { effectiveType: 'slow-2g' })],
  ['the diner prefers reduced data', true, () => set(window, 'matchMedia', () => ({ matches: true }))],
])('where %s, it is %s', (_where, isOn, setUp) => {
  setUp();
  expect(isDataSaverOn()).toBe(isOn);
});
