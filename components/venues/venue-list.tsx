import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths/paths';
import type { Language } from '@/lib/site/site';
import type { Page, Venue } from '@/lib/venues/venues';
import { openWords } from './open-words';
import { VenueCard } from './venue-card';

/** One page of a town's venues, with the way to the next and the previous one. */
export async function VenueList({ venues, townName }: { venues: Page<Venue>; townName: string | undefined }) {
  const t = await getTranslations('venues');
  const language = (await getLocale()) as Language;
  const now = new Date();
  return (
    <>
      <p className="soft mb-3">
        {townName ? `${townName} · ` : null}
        {t('count', { count: venues.total })}
      </p>
      <div className="venue-grid">
        {venues.items.map((venue, index) => (
          <VenueCard
            key={venue.id}
            venue={venue}
            phases={openWords(venue, now, language, t, true)}
            priority={index === 0}
            heading="h2"
          />
        ))}
      </div>
      {venues.lastPage > 1 ? (
        <nav className="mt-6 grid gap-2" aria-label={t('page', { page: venues.page, last: venues.lastPage })}>
          {venues.page < venues.lastPage ? (
            <ButtonLink href={paths.venues(venues.page + 1)} tone="tint" rel="next">
              {t('more')}
            </ButtonLink>
          ) : null}
          {venues.page > 1 ? (
            <ButtonLink href={paths.venues(venues.page - 1)} tone="text" rel="prev">
              {t('previous')}
            </ButtonLink>
          ) : null}
          <p className="soft cap text-center">{t('page', { page: venues.page, last: venues.lastPage })}</p>
        </nav>
      ) : null}
    </>
  );
}
