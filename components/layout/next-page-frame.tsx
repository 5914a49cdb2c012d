/** What the pressed card shows of the page that it leads to. */
export interface PressedCard {
  name: string;
  /** Address of the picture that the card shows, which the browser has already; null without one. */
  picture: string | null;
}

/** What a link shows of its page; null for a link that is no card. */
export function pressedCardOf(link: HTMLAnchorElement): PressedCard | null {
  const { card: name } = link.dataset;
  if (name === undefined) return null;
  const picture = link.querySelector('img');
  const isShown = picture !== null && picture.complete && picture.naturalWidth > 0;
  return { name, picture: isShown ? picture.currentSrc : null };
}

/**
 * The frame of the page that comes, over the page that is left: the pressed card's picture and name where the next page has them, and room for
 * its dishes. It says nothing to a screen reader, which hears of the page itself.
 */
export function NextPageFrame({ name, picture }: PressedCard) {
  return (
    <div className="next-page" data-coming="" aria-hidden="true">
      <div className="next-page__picture">{picture === null ? null : <img src={picture} alt="" />}</div>
      <div className="next-page__head card">
        <p className="next-page__name">{name}</p>
        <span className="skeleton next-page__line" />
      </div>
      <div className="next-page__dishes">
        {['a', 'b', 'c', 'd'].map((place) => (
          <span key={place} className="skeleton skeleton--card" />
        ))}
      </div>
    </div>
  );
}
