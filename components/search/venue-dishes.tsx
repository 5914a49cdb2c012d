import type { VenueDishes as Group } from '@/lib/pages/search/search';
import { FoundDishes } from './found-dishes.client';
import { FoundVenue } from './found-venue';

/** A venue with its matching dishes. */
export function VenueDishes({ venue, moneyFormat, services, dishes, text }: Group & { text: string }) {
  return (
    <article className="list-rows card">
      <FoundVenue venue={venue} text="" heading />
      <FoundDishes
        venue={{ id: venue.id, name: venue.name, moneyFormat }}
        services={services}
        dishes={dishes}
        text={text}
      />
    </article>
  );
}
