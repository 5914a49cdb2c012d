import { render, screen } from '@testing-library/react';
import { SoftLink } from '@/components/ui/soft-link';
import { showNextPageFrame } from './next-page-frame';

/** A link with a picture, and the frame that a press on it shows. */
function press(card: string | undefined, { isLoaded = true } = {}) {
  render(
    <SoftLink href="/filials/3107" card={card}>
      <img src="/cover.webp" alt="cover" />
    </SoftLink>,
  );
  const picture = screen.getByAltText('cover');
  Object.defineProperties(picture, {
    complete: { value: isLoaded },
    naturalWidth: { value: isLoaded ? 560 : 0 },
    currentSrc: { value: 'http://localhost/cover-560.webp' },
  });
  const remove = showNextPageFrame(screen.getByRole('link'));
  return { frame: document.querySelector<HTMLElement>('[data-coming]'), remove };
}

test('has the name and the picture of the pressed card, is not read out, and leaves', () => {
  const { frame, remove } = press('Самал');
  expect(frame).toHaveTextContent(/^Самал$/);
  expect(frame?.querySelector('img')).toHaveAttribute('src', 'http://localhost/cover-560.webp');
  expect(frame).toHaveAttribute('aria-hidden', 'true');
  remove();
  expect(frame).not.toBeInTheDocument();
});

test('has no picture that has not come', () => {
  const { frame, remove } = press('Самал', { isLoaded: false });
  expect(frame).toHaveTextContent('Самал');
  expect(frame?.querySelector('img')).toBeNull();
  remove();
});

test('is not there for a link that is no card', () => {
  expect(press(undefined).frame).toBeNull();
});
