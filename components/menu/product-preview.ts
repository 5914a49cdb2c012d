/** The product as its card shows it already, so that the sheet need not wait for the server to show as much. */
export interface ProductPreview {
  name: string;
  price: string;
  /** Its address as the card has loaded it, null until then, and its colours; null without a picture. */
  picture: { url: string | null; colours: string } | null;
  /** Its sheet has sizes or additives. */
  hasChoices: boolean;
}

/** The name on a card, without its no-break spaces. */
export const nameOn = (card: Element | null) =>
  (card?.querySelector('h3,.list-row__name')?.textContent ?? '').replaceAll('\u00a0', ' ');

/** The price, without the one before the discount. */
export const paidPriceOn = (card: Element | null) =>
  [...(card?.querySelector('.price')?.childNodes ?? [])]
    .filter(({ nodeName }) => nodeName !== 'S')
    .map(({ textContent }) => textContent)
    .join('');

/** The content of the card around a pressed element; null where there is no card. */
export function previewOf(pressed: Element): ProductPreview | null {
  const card = pressed.closest('article');
  const name = nameOn(card);
  if (!card || name === '') return null;
  const picture = card.querySelector('img');
  const url = picture?.complete ? picture.currentSrc || null : null;
  return {
    name,
    price: paidPriceOn(card),
    picture: picture && { url, colours: picture.style.getPropertyValue('--colours') },
    hasChoices: card.querySelector('[data-plus]:not([data-facts])') !== null,
  };
}
