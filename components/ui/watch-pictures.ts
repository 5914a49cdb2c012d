import { originalOf } from '@/lib/images/original-of';

/*
 * What pictures need beyond their markup, done once for all of them: the original when the proxy fails, and
 * loading by steps while the page is scrolled. Without scripts pictures load as browsers do by themselves.
 */

/** Pictures that have come near are requested together, at most once in this time (IMG-05). */
export const THROTTLE_MS = 300;
/** Distance at which a picture is requested: Chromium's own on a fast connection, so that we never cancel a request. */
const AHEAD = '1250px';
/** Placeholder of a waiting picture: browsers take it from `srcset` and leave `src` alone. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const LAZY = 'img.picture[loading="lazy"]';

/**
 * IMG-04: on an error of the proxy the original is shown, where the page's policy allows it. Elsewhere, and when the original fails
 * too, the picture is marked, so that the stylesheet draws a plate over the browser's broken icon.
 */
function showOriginal(picture: HTMLImageElement, origins: readonly string[]): void {
  const original = originalOf(picture);
  if (original === null || !URL.canParse(original) || !origins.includes(new URL(original).origin)) {
    picture.dataset.failed = '';
    // The page may set another picture on the element.
    picture.addEventListener('load', () => delete picture.dataset.failed, { once: true });
    return;
  }
  picture.removeAttribute('srcset');
  picture.src = original;
}

/** The first of these moves the page, is about to, or prints all of it. */
const MOVES = ['touchstart', 'wheel', 'keydown', 'scroll', 'beforeprint'] as const;

/**
 * The stylesheet leaves pictures off the screen alone until then: from now on they are requested when they come near. What the touch
 * itself changes is drawn before, because all pictures get another style. On paper they are needed at once.
 */
function markMoved({ type }: Event): void {
  const mark = () => {
    document.documentElement.dataset.moved = '';
  };
  if (type === 'beforeprint') mark();
  else requestAnimationFrame(() => setTimeout(mark));
}

/** Makes pictures that come near wait for the next batch; a fling past a hundred of them requests the last few. */
function createThrottle() {
  /** Waiting pictures, with the `srcset` they had. */
  const held = new WeakMap<Element, string | null>();
  const due = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastStepAt = -THROTTLE_MS;

  const hold = (picture: Element) => {
    held.set(picture, picture.getAttribute('srcset'));
    picture.setAttribute('srcset', BLANK);
  };
  const release = (picture: Element) => {
    observer.unobserve(picture);
    due.delete(picture);
    // The page may have set another picture on the element meanwhile.
    if (picture.getAttribute('srcset') !== BLANK) return;
    const before = held.get(picture);
    if (before == null) picture.removeAttribute('srcset');
    else picture.setAttribute('srcset', before);
  };
  const step = () => {
    timer = undefined;
    lastStepAt = performance.now();
    due.forEach(release);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) {
          due.delete(target);
          if (!held.has(target) && !(target as HTMLImageElement).complete) hold(target);
        } else if (held.has(target)) due.add(target);
        else observer.unobserve(target);
      }
      if (due.size > 0) timer ??= setTimeout(step, lastStepAt + THROTTLE_MS - performance.now());
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  return {
    watch: (picture: HTMLImageElement) => {
      if (!picture.complete) observer.observe(picture);
    },
    releaseAll: () => document.querySelectorAll(`img[srcset="${BLANK}"]`).forEach(release),
    stop: () => {
      clearTimeout(timer);
      observer.disconnect();
    },
  };
}

/**
 * Watches the pictures of the page, including those added later.
 * @param origins origins whose pictures the page may show
 * @returns a function that stops watching
 */
export function watchPictures(origins: readonly string[]): () => void {
  const throttle = createThrottle();
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) showOriginal(target, origins);
  };
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node instanceof HTMLImageElement && node.matches(LAZY)) throttle.watch(node);
        else node.querySelectorAll<HTMLImageElement>(LAZY).forEach(throttle.watch);
      }
    }
  });
  // Errors of pictures do not bubble; one listener in the capture phase gets them all.
  document.addEventListener('error', onError, true);
  window.addEventListener('beforeprint', throttle.releaseAll);
  MOVES.forEach((move) =>
    window.addEventListener(move, markMoved, { capture: true, once: true, passive: true }),
  );
  added.observe(document.body, { childList: true, subtree: true });
  for (const picture of document.querySelectorAll<HTMLImageElement>('img.picture')) {
    // Pictures that failed before the listener was added.
    if (picture.complete && picture.naturalWidth === 0) showOriginal(picture, origins);
  }
  document.querySelectorAll<HTMLImageElement>(LAZY).forEach(throttle.watch);
  return () => {
    document.removeEventListener('error', onError, true);
    window.removeEventListener('beforeprint', throttle.releaseAll);
    MOVES.forEach((move) => window.removeEventListener(move, markMoved, true));
    added.disconnect();
    throttle.releaseAll();
    throttle.stop();
  };
}
