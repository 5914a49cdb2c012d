import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { ServiceName } from '@/lib/site/site';
import type { Venue } from '@/lib/venues/venues';

type VenueNoticesProps = {
  venue: Venue;
  /**
   * For what the venue is looked at: how it delivers is told to whom it shall deliver, its own words to everybody; undefined
   * tells all.
   */
  service?: ServiceName;
};

/** The venue's message to its guests, and its current delivery terms (VEN-35, VEN-40 to VEN-43). */
export function VenueNotices({ venue, service }: VenueNoticesProps) {
  const t = useTranslations('details');
  const { bannerMessage, deliveryState, deliveryDelayMinutes: minutes } = venue;
  const isDelivering = venue.services.includes(4) && (service === undefined || service === 'delivery');
  if (deliveryState === 'open' || !isDelivering) {
    return bannerMessage ? (
      <Notice tone="info" role="note">
        {bannerMessage}
      </Notice>
    ) : null;
  }
  const isSlower = deliveryState !== 'closed';
  // A message that names the minutes needs no second line with them.
  const isDelayAnnounced = new RegExp(`(^|\\D)${minutes}(\\D|$)`).test(bannerMessage ?? '');
  const delay = isSlower && minutes > 0 && !isDelayAnnounced ? t('deliveryDelay', { minutes }) : null;
  return (
    <Notice tone="warn" role="note" title={t(`delivery_${deliveryState}`)}>
      {[bannerMessage, delay].filter(Boolean).join(' ') || null}
    </Notice>
  );
}
