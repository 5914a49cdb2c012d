import { act, render, waitFor } from '@testing-library/react';
import { Picture } from './picture';
import { PictureWatcher } from './picture-watcher.client';
import { THROTTLE_MS } from './throttle-pictures';

const SOURCE = 'https://pictures.example/плов 1.webp?a=1&b=2';
const BLANK = /^data:image\/gif/;

/** A fake IntersectionObserver: the test says which pictures come near. */
class Near {
  static current: Near;
  readonly watched = new Set<Element>();
  constructor(private readonly tell: IntersectionObserverCallback) {
    Near.current = this;
  }
  observe(target: Element) {
    this.watched.add(target);
  }
  unobserve(target: Element) {
    this.watched.delete(target);
  }
  disconnect() {
    this.watched.clear();
  }
  move(pictures: Element[], isIntersecting: boolean) {
    const entries = pictures
      .filter((picture) => this.watched.has(picture))
      .map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
    this.tell(entries, this as never);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset.moved;
  window.IntersectionObserver = Near as never;
  // jsdom loads no pictures, so none is complete.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  jest.useRealTimers();
});

function show(count: number, props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const { rerender, unmount } = render(page(count));
  function page(many: number) {
    return (
      <>
        {Array.from({ length: many }, (_, at) => (
          <Picture key={at} source={SOURCE} alt="" {...props} />
        ))}
        <PictureWatcher origins={['https://pictures.example']} />
      </>
    );
  }
  return {
    pictures: () => [...document.querySelectorAll('img')],
    showMore: (many: number) => act(async () => rerender(page(many))),
    unmount,
  };
}
const isHeld = (picture: Element) => BLANK.test(picture.getAttribute('srcset') ?? '');
/** The first move of the page, with which the code that makes pictures wait comes. */
const moveFirst = () =>
  act(async () => {
    window.dispatchEvent(new Event('wheel'));
    await import('./throttle-pictures');
  });
/** The picture fails, and the code that shows the original has come. */
const fail = (picture: Element | undefined) =>
  act(async () => {
    picture?.dispatchEvent(new Event('error'));
    await import('./show-original');
  });
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

describe('on an error of the proxy', () => {
  // Holds IMG-04.
  test('the original is shown, and its own error leaves a plate until another picture loads', async () => {
    const [picture] = show(1).pictures();
    await fail(picture);
    expect(picture?.getAttribute('src')).toBe(SOURCE);
    expect(picture).not.toHaveAttribute('srcset');
    expect(picture).toHaveAttribute('data-failed');
    picture?.dispatchEvent(new Event('load'));
    expect(picture).not.toHaveAttribute('data-failed');
    await fail(picture);
    expect(picture?.getAttribute('src')).toBe(SOURCE);
    expect(picture).toHaveAttribute('data-failed');
    picture?.dispatchEvent(new Event('load'));
    expect(picture).not.toHaveAttribute('data-failed');
  });

  test('before the listener was added, the original is shown too', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const [picture] = show(1).pictures();
    await act(() => import('./show-original'));
    expect(picture?.getAttribute('src')).toBe(SOURCE);
  });

  test.each([
    'http://inside:4000/images/1.webp',
    'https://pictures.example.evil.example/1.webp',
    '/images/1.webp',
  ])('an original that the policy refuses is not requested: %s', async (source) => {
    const [picture] = show(1, { source }).pictures();
    const before = picture?.getAttribute('src');
    await fail(picture);
    expect(picture?.getAttribute('src')).toBe(before);
    expect(picture).toHaveAttribute('data-failed');
  });

  test('a picture that comes before the original’s code stays', async () => {
    const [picture] = show(1).pictures();
    picture?.dispatchEvent(new Event('error'));
    picture?.dispatchEvent(new Event('load'));
    await act(() => import('./show-original'));
    expect(picture?.getAttribute('src')).not.toBe(SOURCE);
    expect(picture).not.toHaveAttribute('data-failed');
  });

  test('a picture of another origin stays unchanged', async () => {
    render(<PictureWatcher origins={['https://pictures.example']} />);
    const picture = document.body.appendChild(document.createElement('img'));
    picture.src = 'https://elsewhere.example/api/images?src=https://evil.example/';
    await fail(picture);
    expect(picture.src).toMatch(/^https:\/\/elsewhere\.example\//);
  });

  test('nothing happens after the watcher is unmounted', () => {
    const { pictures, unmount } = show(1);
    const [picture] = pictures();
    unmount();
    document.body.append(picture ?? '');
    picture?.dispatchEvent(new Event('error'));
    expect(picture?.getAttribute('src')).not.toBe(SOURCE);
  });
});

describe('lazy pictures', () => {
  test('lazy pictures that are near already load at once', async () => {
    const { pictures } = show(3);
    await moveFirst();
    Near.current.move(pictures(), true);
    expect(pictures().some(isHeld)).toBe(false);
    expect(Near.current.watched.size).toBe(0);
  });

  // Holds IMG-05.
  test('lazy pictures that are far wait, and come together at most once in 300 ms', async () => {
    const { pictures } = show(6);
    await moveFirst();
    const srcset = pictures()[0]?.getAttribute('srcset');
    Near.current.move(pictures(), false);
    expect(pictures().every(isHeld)).toBe(true);
    const [first, second, third, ...far] = pictures();
    if (!first || !second || !third) throw new Error('too few pictures');

    Near.current.move([first], true);
    await pass(0);
    expect(first.getAttribute('srcset')).toBe(srcset);

    Near.current.move([second], true);
    await pass(THROTTLE_MS / 2);
    Near.current.move([third], true);
    await pass(THROTTLE_MS / 2 - 5);
    expect([second, third].every(isHeld)).toBe(true);
    await pass(5);
    expect([second, third].some(isHeld)).toBe(false);
    expect(far.every(isHeld)).toBe(true);
  });

  test('lazy pictures that are scrolled past quickly are not requested', async () => {
    const { pictures } = show(20);
    await moveFirst();
    Near.current.move(pictures(), false);
    Near.current.move(pictures().slice(0, 1), true);
    await pass(0);
    for (const picture of pictures().slice(1, 19)) {
      Near.current.move([picture], true);
      await pass(10);
      Near.current.move([picture], false);
    }
    Near.current.move(pictures().slice(19), true);
    await pass(THROTTLE_MS);
    expect(pictures().filter((picture) => !isHeld(picture))).toEqual([pictures()[0], pictures()[19]]);
  });

  test('lazy pictures that a list adds later wait as well', async () => {
    const { showMore } = show(1);
    await moveFirst();
    await showMore(3);
    expect(Near.current.watched.size).toBe(3);
  });

  test('lazy pictures of one width come back without a choice of widths', async () => {
    const { pictures } = show(1, { ratio: '1:1' });
    await moveFirst();
    Near.current.move(pictures(), false);
    expect(pictures().every(isHeld)).toBe(true);
    Near.current.move(pictures(), true);
    await pass(0);
    expect(pictures()[0]).not.toHaveAttribute('srcset');
  });

  test('are all there on paper', async () => {
    const { pictures } = show(3);
    await moveFirst();
    Near.current.move(pictures(), false);
    expect(pictures().every(isHeld)).toBe(true);
    window.dispatchEvent(new Event('beforeprint'));
    expect(pictures().some(isHeld)).toBe(false);
  });

  test('load as the browser does until the page is moved, and after a first print', async () => {
    const before = Near.current;
    const { unmount } = show(2);
    window.dispatchEvent(new Event('beforeprint'));
    await act(() => import('./throttle-pictures'));
    expect(Near.current).toBe(before);
    unmount();
  });

  test.each(['touchmove', 'wheel', 'keydown', 'scroll', 'beforeprint'])(
    'off the screen are left alone by the stylesheet until %s',
    async (move) => {
      const { unmount } = show(1);
      expect(document.documentElement).not.toHaveAttribute('data-moved');
      window.dispatchEvent(new Event(move));
      await waitFor(() => expect(document.documentElement).toHaveAttribute('data-moved'));
      unmount();
    },
  );

  test('lazy pictures with high priority are not deferred', async () => {
    show(2, { priority: true });
    await moveFirst();
    expect(Near.current.watched.size).toBe(0);
  });
});
