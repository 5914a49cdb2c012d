/** An element of the frame, which a screen reader does not read. */
function part(className: string, ...children: Element[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
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
  const name = part('next-page__name');
  name.textContent = card;
  const picture = pictureOf(link);
  const dishes = Array.from({ length: 4 }, () => part('skeleton skeleton--card'));
  const frame = part(
    'next-page',
    part('next-page__picture', ...(picture ? [picture] : [])),
    part('next-page__head card', name, part('skeleton next-page__line')),
    part('next-page__dishes', ...dishes),
  );
  frame.ariaHidden = 'true';
  frame.dataset.coming = '';
  document.body.append(frame);
  return () => frame.remove();
}
