import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { recordActivity } from '@/lib/kiosk/activity';
import { COUNTDOWN_MS, IDLE_MS } from '@/lib/kiosk/idle';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { SECOND_MS } from '@/lib/core/time/duration';
import messages from '@/messages/en.json';
import { GuestWatch } from './guest-watch.client';

const onGone = jest.fn();
const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={{ kiosk: messages.kiosk }}>
      <GuestWatch onGone={onGone} />
    </NextIntlClientProvider>,
  );
const pass = (lengthMs: number) => act(() => jest.advanceTimersByTimeAsync(lengthMs));
const question = () => screen.queryByRole('dialog', { name: messages.kiosk.stillThere });

beforeEach(() => {
  emptyStorage();
  onGone.mockReset();
  jest.useFakeTimers();
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
afterEach(() => jest.useRealTimers());

// Holds KIOSK-15.
test('a tablet that knows of no touch yet, as after a power cut, gives its guest all the time', async () => {
  show();
  await pass(IDLE_MS - SECOND_MS);
  expect(question()).not.toBeInTheDocument();
  await pass(2 * SECOND_MS);
  expect(question()).toBeVisible();
  expect(onGone).not.toHaveBeenCalled();
  await pass(COUNTDOWN_MS);
  expect(onGone).toHaveBeenCalled();
});

// Holds KIOSK-07.
test('a guest who was idle before a reload keeps the remaining time', async () => {
  recordActivity();
  await pass(IDLE_MS - 5 * SECOND_MS);
  show();
  await pass(4 * SECOND_MS);
  expect(question()).not.toBeInTheDocument();
  await pass(2 * SECOND_MS);
  expect(question()).toBeVisible();
});
