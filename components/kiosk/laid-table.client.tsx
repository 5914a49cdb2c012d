'use client';

import { useEffect, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { useMoney } from '@/components/ui/use-money';
import { paidPriceMinor, type Product } from '@/lib/menu/menu';
import { type MoneyFormat } from '@/lib/core/money/money';
import { pictureAddress } from '@/lib/core/images/picture-address';
import type { Story } from '@/lib/promos/stories';
import { SECOND_MS } from '@/lib/core/time/duration';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';

/** Dishes that lie on the table at once. */
const PLACES = 3;
/** One dish after the other is served. In between nothing is drawn, so that a tablet rests. */
const SERVE_MS = 10 * SECOND_MS;
/** Width in pixels of the slides of a story. */
const SLIDE_WIDTH = 960;

type LaidTableProps = {
  dishes: readonly Product[];
  stories: readonly Story[];
  moneyFormat: MoneyFormat;
};

/**
 * A table on which the dishes that are bought most are served one by one, with name and price; once it is full, a slide of a story lies over
 * it. Decoration: the menu and the stories say the same.
 */
export function LaidTable({ dishes, stories, moneyFormat }: LaidTableProps) {
  const shown = dishes.filter(({ imageUrl, isUnavailable }) => imageUrl !== null && !isUnavailable);
  const slides = stories.flatMap((story) => story.slides.filter(({ text }) => text !== null));
  const money = useMoney(moneyFormat);
  const [served, setServed] = useState(0);
  const isEmpty = shown.length === 0 && slides.length === 0;
  useEffect(() => {
    if (isEmpty || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setServed((count) => count + 1), SERVE_MS);
    return () => clearInterval(timer);
  }, [isEmpty]);
  // A table is laid, a story is shown, then it is cleared for the next dishes.
  const turns = PLACES + (slides.length > 0 ? 2 : 1);
  const turn = served % turns;
  const round = Math.floor(served / turns);
  const isStoryTurn = turn > PLACES;
  const onTable = isStoryTurn
    ? []
    : Array.from(
        { length: Math.min(turn, shown.length) },
        (_, place) => shown[(round * PLACES + place) % shown.length],
      );
  const slide = isStoryTurn ? slides[round % slides.length] : undefined;
  return (
    <div className="kiosk-table" aria-hidden="true">
      <img src="/icons/laid-table-indigo.webp" alt="" width={1080} height={1080} fetchPriority="high" />
      {onTable.map((dish) =>
        dish?.imageUrl ? (
          <figure key={dish.id} className="kiosk-table__dish">
            <Picture source={dish.imageUrl} alt="" sizes="420px" widths={[480]} />
            <figcaption>
              {withNonBreakingSpaces(dish.name)}
              <b className="number">{money(paidPriceMinor(dish))}</b>
            </figcaption>
          </figure>
        ) : null,
      )}
      {slide ? (
        <figure key={slide.imageUrl} className="kiosk-table__slide">
          <img src={pictureAddress(slide.imageUrl, SLIDE_WIDTH)} alt="" />
          <figcaption>{slide.text}</figcaption>
        </figure>
      ) : null}
    </div>
  );
}
