import { fakePauses } from '@/lib/core/time/test-timers';
import { enterModal, whenNoModal } from './modal-history';

beforeEach(fakePauses);
afterEach(() => jest.useRealTimers());

/** Opens a dialog. @returns how it closes */
const open = () => {
  const leave = enterModal(() => leave());
  return leave;
};

test('dialogs that open by themselves follow one another, and none opens over one that a press has opened', async () => {
  const closePressed = open();
  const closes: Record<string, () => void> = {};
  for (const name of ['town', 'address']) whenNoModal(() => (closes[name] = open()));
  await jest.advanceTimersByTimeAsync(700);
  expect(Object.keys(closes)).toEqual([]);
  closePressed();
  await jest.advanceTimersByTimeAsync(700);
  expect(Object.keys(closes)).toEqual(['town']);
  closes.town?.();
  await jest.advanceTimersByTimeAsync(700);
  expect(Object.keys(closes)).toEqual(['town', 'address']);
});
