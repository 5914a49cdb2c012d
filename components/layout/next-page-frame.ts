/** A part of the frame. */
function part(...children: Element[]): HTMLElement {
  const element = document.createElement('div');
  element.append(...children);
  return element;
}

/** The card's own picture, which needs no request; null for one that has not come. */
function pictureOf(link: HTMLAnchorElement): HTMLImageElement | null {
  const picture = link.querySelector('img');
  if (!picture?.complete || picture.naturalWidth === 0) return null;
  const copy = new Image();
  copy.src = picture.currentSrc;
  copy.alt = '';
  return copy;
}

/**
 * Shows the frame of the page that comes over the page that is left, for a link with `SoftLink card`: the card's picture and name where the
 * next page has them, and room for its dishes. The page itself is announced, so nothing of the frame is.
 * @returns a function that removes it
 */
export function showNextPageFrame(link: HTMLAnchorElement): () => void {
  const { card } = link.dataset;
  if (card === undefined) return () => undefined;
  const [name, line] = [part(), part()];
  name.classList.add('next-page__name');
  name.textContent = card;
  line.classList.add('skeleton', 'next-page__line');
  const head = part(name, line);
  head.classList.add('next-page__head', 'card');
  const picture = pictureOf(link);
  const cover = part(...(picture ? [picture] : []));
  cover.classList.add('next-page__picture');
  const dishes = part(part(), part(), part(), part());
  dishes.classList.add('next-page__dishes');
  for (const dish of dishes.children) dish.classList.add('skeleton', 'skeleton--card');
  const frame = part(cover, head, dishes);
  frame.classList.add('next-page');
  frame.ariaHidden = 'true';
  frame.dataset.coming = '';
  document.body.append(frame);
  return () => frame.remove();
}
