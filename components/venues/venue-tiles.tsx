import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { Rail } from '@/components/ui/rail';
import { paths } from '@/lib/paths/paths';
import type { Language } from '@/lib/site/site';
import type { HomeTile } from '@/lib/venues/venues';
import { openWords } from './open-words';
import { VenueCard } from './venue-card';

/** Home's rows: the last one as full cards, the others as rails. */
export async function VenueTiles({ tiles }: { tiles: readonly HomeTile[] }) {
  const t = await getTranslations('home');
  const words = await getTranslations('venues');
  const language = (await getLocale()) as Language;
  const now = new Date();
  return tiles.map(({ tile, venues }, row) => {
    const cards = venues.map((venue, index) => (
      <VenueCard
        key={venue.id}
        venue={venue}
        phases={openWords(venue, now, language, words, true)}
        priority={row === 0 && index === 0}
      />
    ));
    return (
      <section key={tile} className="section" aria-labelledby={`tile-${tile}`}>
        <div className="section__head">
          <h2 id={`tile-${tile}`}>{t(tile)}</h2>
          {tile === 'promo' ? null : (
            <Link href={paths.venues()} className="more" aria-label={t('allOf', { list: t(tile) })}>
              {t('all')}
              <Glyph name="next" size="s" />
            </Link>
          )}
        </div>
        {tile === 'popular' ? (
          <div className="venue-grid">{cards}</div>
        ) : (
          <Rail>
            {cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </Rail>
        )}
      </section>
    );
  });
}
