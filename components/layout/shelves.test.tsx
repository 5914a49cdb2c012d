import { fireEvent, render, screen } from '@testing-library/react';
import { RESTORE_SHELVES } from '@/lib/core/page-scripts/restore-shelves.mjs';
import { recordShelves, restoreShelves } from './shelves';

const shelf = () => screen.getByRole('list');
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ __NA: true }, '', '/');
  Element.prototype.scrollTo = function scrollTo(options) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
  };
  render(
    <section aria-labelledby="tile-near">
      <ul className="rail" />
    </section>,
  );
  stop = recordShelves();
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

test('a shelf that rests is scrolled again by the script of a page that is reloaded', () => {
  scroll(400);
  jest.advanceTimersByTime(100);
  drawAnew();
  (0, eval)(RESTORE_SHELVES);
  expect(shelf().scrollLeft).toBe(400);
});

test.each([[{ shelves: { 'tile-near 1': 'far' } }], [{ shelves: 4 }], [null]])(
  'the script of a page leaves the shelves of the entry %j where they are',
  (state) => {
    window.history.replaceState(state, '');
    (0, eval)(RESTORE_SHELVES);
    expect(shelf().scrollLeft).toBe(0);
  },
);

test('a shelf that is left before it rests is noted too', () => {
  scroll(400);
  stop();
  drawAnew();
  restoreShelves();
  expect(shelf().scrollLeft).toBe(400);
});

test('a shelf keeps its position on an entry without one', () => {
  scroll(400);
  jest.advanceTimersByTime(100);
  window.history.pushState({ __NA: true }, '');
  drawAnew();
  restoreShelves();
  expect(shelf().scrollLeft).toBe(0);
});

test.each([
  ['has not come to rest', 0],
  ['goes on', 50],
])('a movement that %s at a step of the history is not noted in the other page’s entry', (_which, more) => {
  scroll(400);
  window.history.replaceState({ __NA: true }, '', '/filials');
  if (more > 0) scroll(400 + more);
  jest.advanceTimersByTime(100);
  stop();
  expect(window.history.state).toEqual({ __NA: true });
});

test('a shelf that the diner has scrolled meanwhile is left to them', () => {
  scroll(400);
  jest.advanceTimersByTime(100);
  shelf().scrollLeft = 50;
  restoreShelves();
  expect(shelf().scrollLeft).toBe(50);
});

test('two shelves of one label have a position each; a shelf without a label has none', () => {
  const { container } = render(
    <>
      <ul className="rail" />
      <section aria-label="Дни">
        <ul className="rail" />
        <ul className="rail" />
      </section>
    </>,
  );
  const lists = [...container.querySelectorAll('ul')];
  lists.forEach((list, place) => (list.scrollLeft = 100 * (place + 1)));
  lists.forEach((list) => fireEvent.scroll(list));
  jest.advanceTimersByTime(100);
  lists.forEach((list) => (list.scrollLeft = 0));
  restoreShelves();
  expect(lists.map((list) => list.scrollLeft)).toEqual([0, 200, 300]);
});
