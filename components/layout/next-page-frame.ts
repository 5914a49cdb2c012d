import { classNames } from '@/components/ui/class-names';

/** A part of the frame, of the class that it has in the next page. */
function part(className: string, ...children: Node[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** The card's own picture, which needs no request; nothing for one that has not come. */
function pictureOf(link: HTMLAnchorElement): Element[] {
  const picture = link.querySelector('img');
  if (!picture?.complete || picture.naturalWidth === 0) return [];
  const copy = new Image();
  copy.className = classNames('picture');
  copy.src = picture.currentSrc;
  copy.alt = '';
  return [copy];
}

/** The card's facts beside its name, which the head of the page has under it. */
const ratingOf = (link: HTMLAnchorElement) =>
  [...link.querySelectorAll('.venue-card__name > :not(:first-child)')].map((fact) => fact.cloneNode(true));

/**
 * Shows the frame of the page that comes over the page that is left, for a link with `SoftLink card`: the way back, the card's picture and
 * name where the next page has them, and room for its dishes. The page itself is announced, so nothing of the frame is.
 * @returns a function that removes it
 */
export function showNextPageFrame(link: HTMLAnchorElement): () => void {
  const { card } = link.dataset;
  if (card === undefined) return () => undefined;
  const button = (glyph: string, className: string) =>
    part(classNames('icon-button', className), part(glyph));
  const name = document.createElement('h1');
  name.textContent = card;
  const dish = () => part(classNames('skeleton', 'skeleton--card'));
  const frame = part(
    classNames('next-page'),
    part(
      classNames('venue-cover'),
      ...pictureOf(link),
      part(
        classNames('venue-cover__bar'),
        button(classNames('glyph', 'glyph-back'), classNames('icon-button--float')),
      ),
    ),
    part(
      classNames('venue-head', 'card'),
      part(
        classNames('flex', 'items-start', 'gap-2'),
        part(
          classNames('min-w-0', 'flex-fill'),
          name,
          part(classNames('venue-head__facts'), ...ratingOf(link)),
        ),
        button(classNames('glyph', 'glyph-info'), classNames('-mt-1', '-mr-2.5')),
      ),
      part(
        classNames('segmented-control', 'venue-head__services'),
        part(classNames('segmented-control__item')),
      ),
      part(classNames('skeleton', 'next-page__terms')),
    ),
    part(classNames('next-page__dishes', 'product-grid'), dish(), dish(), dish(), dish()),
  );
  frame.ariaHidden = 'true';
  frame.dataset.coming = '';
  document.body.append(frame);
  return () => frame.remove();
}
