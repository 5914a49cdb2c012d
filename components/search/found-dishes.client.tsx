'use client';

import { useRef, type MouseEvent } from 'react';
import { usePluses } from '@/components/menu/use-pluses';
import { isPlainPress } from '@/components/ui/plain-press';
import type { CartVenue } from '@/lib/cart/cart';
import type { MenuServices } from '@/lib/menu/menu-services';
import type { FoundDish as Dish } from '@/lib/pages/search/search';
import { FoundDish } from './found-dish';

type FoundDishesProps = {
  venue: CartVenue;
  services: MenuServices;
  dishes: readonly Dish[];
  /** Ids of the venue's bestsellers (MENU-58). */
  hits?: readonly number[];
  text: string;
  className?: string;
};

/** Dishes of one venue: each opens there, and its plus adds it here. */
export function FoundDishes({ venue, services, dishes, hits, text, className }: FoundDishesProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const { pressPlus, question } = usePluses(venue, listRef);
  const press = (event: MouseEvent<HTMLUListElement>) => {
    if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>('[data-plus], [data-less], [data-product]');
    if (pressed && pressPlus(event, pressed)) event.preventDefault();
  };
  return (
    <>
      <ul ref={listRef} className={className} onClick={press}>
        {dishes.map((dish) => (
          <li key={dish.id} className="search-result-line">
            <FoundDish dish={dish} isHit={hits?.includes(dish.id)} text={text} services={services} />
          </li>
        ))}
      </ul>
      {question}
    </>
  );
}
