/**
 * Calls back when one of the elements comes into view, or near it, and when it leaves; at once with where it is now.
 * `rootMargin` says how near. Where the browser cannot watch, nothing ever comes.
 * @returns how to stop
 */
export function watchInView(
  elements: Iterable<Element>,
  onChange: (isInView: boolean, element: Element) => void,
  options: IntersectionObserverInit,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) onChange(isIntersecting, target);
  }, options);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
