import type { VenueDishes as Group } from '@/lib/search/search';
import { FoundDish } from './found-dish';
import { FoundVenue } from './found-venue';

/** A venue with its matching dishes. */
export function VenueDishes({ venue, services, dishes, text }: Group & { text: string }) {
  return (
    <article className="list-rows card">
      <FoundVenue venue={venue} text="" heading />
      <ul>
        {dishes.map((dish) => (
          <li key={dish.id} className="search-result-line">
            <FoundDish dish={dish} text={text} services={services} />
          </li>
        ))}
      </ul>
    </article>
  );
}
