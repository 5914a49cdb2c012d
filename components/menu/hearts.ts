import { queryClient } from '@/lib/core/bff/query-client';
import { dinerMenuQuery } from '@/lib/menu/favourites.api';
import { changeFavourite } from './change-favourite';
import type { MenuTexts } from './use-menu';

function writeHearts(menu: Element, selector: string, isFavourite: (productId: number) => boolean): void {
  for (const heart of menu.querySelectorAll<HTMLElement>(selector)) {
    const pressed = String(isFavourite(Number(heart.dataset.heart)));
    // A screen reader repeats a state that is written again.
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed);
  }
}

/** Fills the hearts of a menu, and of the cards that come into it later. @returns how to stop */
export function keepHearts(menu: Element, isFavourite: (productId: number) => boolean): () => void {
  const write = () => writeHearts(menu, '[data-heart]', isFavourite);
  write();
  const observer = new MutationObserver(write);
  observer.observe(menu, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A press on the heart of a card: it shows at once on all cards of the dish, and is taken back where it fails (MENU-27). */
export async function pressHeart(
  menu: Element,
  heart: HTMLElement,
  venueId: number,
  t: MenuTexts,
): Promise<void> {
  if (heart.ariaBusy === 'true') return;
  const id = Number(heart.dataset.heart);
  const isWanted = heart.getAttribute('aria-pressed') !== 'true';
  const show = (isFavourite: boolean) => writeHearts(menu, `[data-heart="${id}"]`, () => isFavourite);
  heart.ariaBusy = 'true';
  show(isWanted);
  const isDone = await changeFavourite({ id, venueId }, isWanted, t);
  heart.removeAttribute('aria-busy');
  if (!isDone) show(!isWanted);
  // The shelf of favourites changes with the next view of the menu: under the finger it would move the card away.
  else
    await queryClient().invalidateQueries({
      queryKey: dinerMenuQuery(venueId).queryKey,
      refetchType: 'none',
    });
}
