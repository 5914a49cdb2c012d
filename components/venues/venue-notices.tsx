import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { ServiceName } from '@/lib/core/site/site';
import type { Venue } from '@/lib/ground/venues/venues';

type VenueNoticesProps = {
  venue: Venue;
  /**
   * For what the venue is looked at: while its delivery is not as usual, the message is about that, and only told to whom it shall
   * deliver; undefined tells all.
   */
  service?: ServiceName;
};

/** The venue's message to its guests, and its current delivery terms (VEN-35, VEN-40 to VEN-43). */
export function VenueNotices({ venue, service }: VenueNoticesProps) {
  const t = useTranslations('details');
  const { bannerMessage, deliveryState, deliveryDelayMinutes: minutes } = venue;
  if (deliveryState === 'open' || !venue.services.includes(4)) {
    return bannerMessage ? (
      <Notice tone="info" role="note">
        {bannerMessage}
      </Notice>
    ) : null;
  }
  if (service !== undefined && service !== 'delivery') return null;
  const isSlower = deliveryState !== 'closed';
  // A message that names the minutes needs no second line with them.
  const isDelayAnnounced = new RegExp(`(^|\\D)${minutes}(\\D|$)`).test(bannerMessage ?? '');
  const delay = isSlower && minutes > 0 && !isDelayAnnounced ? t('deliveryDelay', { minutes }) : null;
  // The venue's own text about a slower delivery stands in place of ours.
  const title = isSlower && bannerMessage ? bannerMessage : t(`delivery_${deliveryState}`);
  const text = [isSlower ? null : bannerMessage, delay].filter(Boolean).join(' ');
  return (
    <Notice tone="warn" role="note" title={title}>
      {text || null}
    </Notice>
  );
}
