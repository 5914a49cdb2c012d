import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Rail } from '@/components/ui/rail';
import { StaticContent } from '@/components/ui/static-content.client';
import { useMoney } from '@/components/ui/use-money';
import { PromoOffer } from '@/components/venues/promo-offer';
import { type MoneyFormat } from '@/lib/core/money/money';
import { highestDiscount, type Subsidy } from '@/lib/promos/promos';
import type { OfferedPromo } from '@/lib/promos/promos.schema';

type VenueOffersProps = {
  venueId: number;
  promos: readonly OfferedPromo[];
  /** Of the delivery; null without one. */
  subsidy: Subsidy | null;
  moneyFormat: MoneyFormat;
};

/** The offers of the venue: its running promotions with their dishes, and the discount of the delivery. */
export function VenueOffers({ venueId, promos, subsidy, moneyFormat }: VenueOffersProps) {
  const t = useTranslations('promos');
  const money = useMoney(moneyFormat);
  const threshold = subsidy ? highestDiscount(subsidy.thresholds, moneyFormat.rounding) : null;
  if (promos.length === 0 && !threshold) return null;
  return (
    <StaticContent as="section" name="offers" className="section" aria-labelledby="offers">
      <div className="section__head">
        <h2 id="offers">{t('title')}</h2>
      </div>
      <Rail className="rail--offers rail--filled">
        {promos.map((promo) => (
          <li key={promo.id}>
            <PromoOffer promo={promo} venueId={venueId} moneyFormat={moneyFormat} />
          </li>
        ))}
        {threshold ? (
          <li>
            <div className="card venue-offer venue-offer--delivery">
              <p className="venue-offer__name">
                {t('delivery', { discount: money(threshold.discountMinor) })}
              </p>
              <p className="caption">{t('from', { amount: money(threshold.amountMinor) })}</p>
              <Glyph name="bike" />
            </div>
          </li>
        ) : null}
      </Rail>
    </StaticContent>
  );
}
