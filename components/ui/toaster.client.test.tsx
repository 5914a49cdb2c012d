import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from './toaster.client';
import { STAYS, toasts } from './toasts';

const show = (request: Parameters<typeof toasts.show>[0]) => act(() => void toasts.show(request));

afterEach(() =>
  act(() => {
    for (const { id } of toasts.current()) toasts.dismiss(id);
  }),
);

describe('Toaster', () => {
  test('says a message politely and a failure at once', () => {
    render(<Toaster label="Messages" />);
    show({ text: 'Added', durationMs: STAYS });
    show({ text: 'Not paid', tone: 'danger', durationMs: STAYS });
    expect(screen.getByRole('status')).toHaveTextContent('Added');
    expect(screen.getByRole('alert')).toHaveTextContent('Not paid');
  });

  // Holds LAY-30.
  test('a click removes the toast', async () => {
    render(<Toaster label="Messages" />);
    show({ text: 'Added', durationMs: STAYS });
    await userEvent.click(screen.getByText('Added'));
    expect(screen.queryByText('Added')).not.toBeInTheDocument();
  });

  test('the action runs once and takes the toast with it', async () => {
    const run = jest.fn();
    render(<Toaster label="Messages" />);
    show({ text: 'Removed', durationMs: STAYS, action: { label: 'Undo', run } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  describe('with a toast that goes by itself', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const wait = (durationMs: number) => act(() => jest.advanceTimersByTime(durationMs));
    const undo = () => screen.getByRole('button', { name: 'Undo' });
    const toast = () => screen.queryByRole('status');

    test.each([
      ['has the focus', () => undo().focus(), () => undo().blur()],
      [
        'is under a pointer',
        () => fireEvent.pointerEnter(screen.getByRole('status')),
        () => fireEvent.pointerLeave(screen.getByRole('status')),
      ],
    ])('keeps it as long as it %s', (_what, come, leave) => {
      render(<Toaster label="Messages" />);
      show({ text: 'Removed', action: { label: 'Undo', run: () => undefined } });
      act(() => void come());
      wait(60_000);
      expect(toast()).toBeInTheDocument();
      act(() => void leave());
      wait(2999);
      expect(toast()).toBeInTheDocument();
      wait(1);
      expect(toast()).not.toBeInTheDocument();
    });
  });
});
