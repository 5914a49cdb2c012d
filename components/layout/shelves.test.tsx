import { fireEvent, render, screen } from '@testing-library/react';
import { noteShelves, restoreShelves } from './shelves';

const shelf = () => screen.getByRole('list');
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ __NA: true }, '');
  Element.prototype.scrollTo = function scrollTo(options) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
  };
  render(
    <section aria-labelledby="tile-near">
      <ul className="rail" />
    </section>,
  );
  stop = noteShelves();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Scrolls the shelf sideways. */
function scroll(left: number) {
  shelf().scrollLeft = left;
  fireEvent.scroll(shelf());
}
/** Another page has drawn the shelf anew. */
const drawAnew = () => void (shelf().scrollLeft = 0);

test('a shelf that rests is scrolled again where its entry of the history is shown again', () => {
  scroll(400);
  jest.advanceTimersByTime(100);
  drawAnew();
  restoreShelves();
  expect(shelf().scrollLeft).toBe(400);
  expect(window.history.state).toMatchObject({ __NA: true });
});

test('a shelf that is left before it rests is noted too', () => {
  scroll(400);
  stop();
  drawAnew();
  restoreShelves();
  expect(shelf().scrollLeft).toBe(400);
});

test('a shelf stays where it is on an entry that has none', () => {
  scroll(400);
  jest.advanceTimersByTime(100);
  window.history.pushState({ __NA: true }, '');
  drawAnew();
  restoreShelves();
  expect(shelf().scrollLeft).toBe(0);
});

test('a step of the history drops a movement that has not come to rest', () => {
  scroll(400);
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(100);
  expect(window.history.state).toEqual({ __NA: true });
});
