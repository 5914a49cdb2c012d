import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { StaticContent } from '@/components/ui/static-content.client';
import { formatMoney, type MoneyFormat } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';
import { highestDiscount, type Subsidy } from '@/lib/promos/promos';
import type { OfferedPromo } from '@/lib/promos/offered-promos';

type VenueOffersProps = {
  venueId: number;
  promos: readonly OfferedPromo[];
  /** Of the delivery; null without one. */
  subsidy: Subsidy | null;
  moneyFormat: MoneyFormat;
};

/** What the venue offers: its running promotions with their dishes, and the discount of the delivery. */
export function VenueOffers({ venueId, promos, subsidy, moneyFormat }: VenueOffersProps) {
  const t = useTranslations('promos');
  const threshold = subsidy ? highestDiscount(subsidy.thresholds) : null;
  if (promos.length === 0 && !threshold) return null;
  return (
    <StaticContent as="section" name="offers" className="section" aria-labelledby="offers">
      <div className="section__head">
        <h2 id="offers">{t('title')}</h2>
      </div>
      <Rail>
        {promos.map((promo) => (
          <li key={promo.id}>
            <PromoOffer promo={promo} venueId={venueId} moneyFormat={moneyFormat} />
          </li>
        ))}
        {threshold ? (
          <li>
            <div className="card venue-offer">
              <p className="venue-offer__name flex gap-2">
                <Glyph name="bike" />
                {t('delivery', { discount: formatMoney(threshold.discountMinor, moneyFormat) })}
              </p>
              <p className="muted caption">
                {t('from', { amount: formatMoney(threshold.amountMinor, moneyFormat) })}
              </p>
            </div>
          </li>
        ) : null}
      </Rail>
    </StaticContent>
  );
}

type PromoOfferProps = { promo: OfferedPromo; venueId: number; moneyFormat: MoneyFormat };

function PromoOffer({ promo, venueId, moneyFormat }: PromoOfferProps) {
  const t = useTranslations('promos');
  return (
    <article className="card venue-offer">
      <p className="venue-offer__name">
        {promo.name}
        {promo.discountPercent === null ? null : (
          <span className="tag tag--promo ml-2">{t('discount', { percent: promo.discountPercent })}</span>
        )}
      </p>
      {promo.description ? <p className="muted caption">{promo.description}</p> : null}
      <ul className="venue-offer__products">
        {promo.products.map((product) => (
          <li key={product.id}>
            <a
              className="venue-offer__product"
              href={paths.product(venueId, product.id)}
              data-product={product.id}
            >
              {product.imageUrl ? (
                <span className="venue-offer__picture">
                  <Picture source={product.imageUrl} alt="" ratio="1:1" sizes="44px" widths={[160]} />
                </span>
              ) : null}
              <span className="flex-fill">{product.name}</span>
              <span className="number price--promo">{formatMoney(product.priceMinor, moneyFormat)}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
