import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { turns } from '@/lib/core/concurrency/test-turns';
import { MAX_SOFT_PAGES, SoftNavigation } from './soft-navigation.client';

const mockRouter = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/' }));

beforeEach(() => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  Element.prototype.scrollTo = function scrollTo(options) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
  };
  window.history.replaceState({ shelves: { 'near 1': 400 } }, '');
});

const draw = () =>
  render(
    <>
      <section aria-labelledby="near">
        <ul className="rail" />
      </section>
      <SoftNavigation label="Loading" />
      <a data-soft="" href="/filials/3107">
        Самал
      </a>
    </>,
  );
const press = () => fireEvent.click(screen.getByText('Самал'));

test('rows stay where they are under a press, and stand scrolled when a page of the way back is drawn', async () => {
  draw();
  fireEvent.pointerDown(window);
  await import('./next-page');
  await turns();
  expect(screen.getByRole('list').scrollLeft).toBe(0);
  cleanup();
  draw();
  expect(screen.getByRole('list').scrollLeft).toBe(400);
});

test('after many pages the next one is opened anew, also where each has a layout of its own', () => {
  for (let pages = 0; pages < MAX_SOFT_PAGES; pages += 1) {
    draw();
    expect(press()).toBe(false);
    cleanup();
  }
  draw();
  expect(press()).toBe(true);
  expect(mockRouter.push).toHaveBeenCalledTimes(MAX_SOFT_PAGES);
});
