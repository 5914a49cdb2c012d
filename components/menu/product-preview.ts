/** What a card shows of its product already, so that the sheet need not wait for the server to show as much. */
export interface ProductPreview {
  name: string;
  price: string;
  /** The picture as the card has loaded it; null without one. */
  pictureUrl: string | null;
}

/** What the card around a pressed element shows; null where there is no card. */
export function previewOf(pressed: Element): ProductPreview | null {
  const card = pressed.closest('article');
  const name = card?.querySelector('h3')?.textContent ?? '';
  if (!card || name === '') return null;
  const picture = card.querySelector('img');
  // What is paid, without the price before the discount.
  const price = [...(card.querySelector('.price')?.childNodes ?? [])]
    .filter(({ nodeName }) => nodeName !== 'S')
    .map(({ textContent }) => textContent)
    .join('');
  return { name, price, pictureUrl: picture?.complete ? picture.currentSrc || null : null };
}
