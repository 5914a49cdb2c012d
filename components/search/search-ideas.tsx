import { getTranslations } from 'next-intl/server';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/paths/paths';
import { NO_FILTERS, VENUE_CATEGORIES, writeFilters, type ListFilters } from '@/lib/venues/venue-filters';

const CATEGORIES = Object.keys(VENUE_CATEGORIES) as (keyof typeof VENUE_CATEGORIES)[];

/**
 * Where one begins who does not know yet what to look for: lists of the town. Shown while nothing is typed and nothing was searched for.
 * Without categories where a list may have none of the diner's choice.
 */
export async function SearchIdeas({ hasCategories }: { hasCategories: boolean }) {
  const [t, venues] = await Promise.all([getTranslations('search'), getTranslations('venues')]);
  const idea = (changed: Partial<ListFilters>, words: string) => (
    <SoftLink
      key={words}
      href={`${paths.venues()}${writeFilters('', { ...NO_FILTERS, ...changed })}`}
      rel="nofollow"
      className="chip"
    >
      {words}
    </SoftLink>
  );
  return (
    <nav className="search-ideas" aria-labelledby="search-ideas">
      <h2 id="search-ideas">{t('ideas')}</h2>
      {idea({ open: true }, venues('openNow'))}
      {idea({ sort: 'time' }, venues('sort_time'))}
      {idea({ promo: true }, venues('onlyPromo'))}
      {idea({ sort: 'rating' }, venues('sort_rating'))}
      {hasCategories
        ? CATEGORIES.map((category) => idea({ category }, venues(`category_${category}`)))
        : null}
    </nav>
  );
}
