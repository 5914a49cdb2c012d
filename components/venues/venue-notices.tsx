import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Venue } from '@/lib/venues/venues';

/** What the venue tells its guests, and how it delivers meanwhile (VEN-35, VEN-40 to VEN-43). */
export function VenueNotices({ venue }: { venue: Venue }) {
  const t = useTranslations('details');
  const { bannerMessage, deliveryState, deliveryDelayMinutes: minutes } = venue;
  const isSlower = deliveryState !== 'open' && deliveryState !== 'closed';
  if (deliveryState === 'open' || !venue.services.includes(4)) {
    return bannerMessage ? (
      <Notice tone="info" role="note">
        {bannerMessage}
      </Notice>
    ) : null;
  }
  return (
    <Notice tone="warn" role="note" title={t(`delivery_${deliveryState}`)}>
      {bannerMessage ?? (isSlower && minutes > 0 ? t('deliveryDelay', { minutes }) : null)}
    </Notice>
  );
}
