// Lazy pictures load by steps while the page is scrolled. Without this pictures load as browsers do by themselves.

/** Pictures that have come near are requested together, at most once in this time (IMG-05). */
export const THROTTLE_MS = 300;
/** Distance at which a picture is requested: Chromium's own on a fast connection, so that a request is cancelled where this comes late at most. */
const AHEAD = '1250px';
/** Placeholder of a waiting picture: browsers take it from `srcset` and leave `src` alone. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const LAZY = 'img.picture[loading="lazy"]';

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
 * Has the lazy pictures of the page, and those added later, loaded by steps; on paper all of them are there.
 * @returns a function that ends it
 */
export function throttlePictures(): () => void {
  const throttle = createThrottle();
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node instanceof HTMLImageElement && node.matches(LAZY)) throttle.watch(node);
        else node.querySelectorAll<HTMLImageElement>(LAZY).forEach(throttle.watch);
      }
    }
  });
  window.addEventListener('beforeprint', throttle.releaseAll);
  added.observe(document.body, { childList: true, subtree: true });
  document.querySelectorAll<HTMLImageElement>(LAZY).forEach(throttle.watch);
  return () => {
    window.removeEventListener('beforeprint', throttle.releaseAll);
    added.disconnect();
    throttle.releaseAll();
    throttle.stop();
  };
}
