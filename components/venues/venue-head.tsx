import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { BackButton } from '@/components/layout/back-button.client';
import { HeaderBalance } from '@/components/layout/header-balance.client';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { paths } from '@/lib/paths/paths';
import type { OpenBadgePhase } from '@/lib/venues/venue-card';
import { balanceFlags, offersTakeawayForCash, type Venue } from '@/lib/venues/venues';
import { OpenBadge } from './open-badge.client';
import { VenueRating } from './venue-card';
import { VenueNotices } from './venue-notices';

type VenueHeadProps = {
  venue: Venue;
  /** Its opening state in words, from now on. */
  badge: readonly OpenBadgePhase[];
  cookingMinutes: { from: number; to: number } | null;
};

/** The head of a venue's page: cover, name, address, opening state, and what matters before choosing. */
export async function VenueHead({ venue, badge, cookingMinutes }: VenueHeadProps) {
  const t = await getTranslations('venues');
  const common = await getTranslations('layout');
  const details = await getTranslations('details');
  const menu = await getTranslations('menu');
  const readyIn = ({ from, to }: NonNullable<VenueHeadProps['cookingMinutes']>) =>
    from === to ? menu('minutes', { minutes: from }) : t('readyIn', { from, to });
  return (
    <>
      <div className="cover">
        {venue.imageUrl ? (
          <Picture
            source={venue.imageUrl}
            sizes="(min-width: 1280px) 800px, 100vw"
            alt=""
            ratio="16:9"
            priority
          />
        ) : null}
        <div className="cover__bar">
          <BackButton label={common('back')} fallbackHref={paths.home()} float />
          <HeaderBalance label={common('bonuses')} venue={balanceFlags(venue)} />
        </div>
      </div>
      <section className="vhead card">
        <h1>{venue.name}</h1>
        <p className="soft">{[venue.description, venue.address].filter(Boolean).join(' · ')}</p>
        <div className="vhead__row">
          <VenueRating rating={venue.rating} />
          <OpenBadge phases={badge} />
        </div>
        <Link href={paths.details(venue.id)} prefetch={false} className="more -mb-1 px-0 whitespace-normal">
          {details('more')}
          <Glyph name="next" size="s" />
        </Link>
        <div className="facts">
          <div>
            <b>{venue.services.includes(1) ? t('takeaway') : t('noTakeaway')}</b>
            <span>{t('service')}</span>
          </div>
          <div>
            <b className="num">{cookingMinutes === null ? '–' : readyIn(cookingMinutes)}</b>
            <span>{t('cooking')}</span>
          </div>
          <div>
            <b>{offersTakeawayForCash(venue) ? t('cashShort') : t('noCashShort')}</b>
            <span>{t('payment')}</span>
          </div>
        </div>
      </section>
      <div className="mt-3 empty:hidden">
        <VenueNotices venue={venue} />
      </div>
    </>
  );
}
