import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { useMoney } from '@/components/ui/use-money';
import { type MoneyFormat } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import type { OfferedPromo } from '@/lib/promos/promos.schema';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';

type PromoOfferProps = { promo: OfferedPromo; venueId: number; moneyFormat: MoneyFormat };

/** A promotion as a card with the first of its dishes (PROMO-03). It stands here, as the menu and the promotions both show it. */
export function PromoOffer({ promo, venueId, moneyFormat }: PromoOfferProps) {
  const t = useTranslations('promos');
  const money = useMoney(moneyFormat);
  return (
    <article className="card venue-offer">
      <p className="venue-offer__name">
        {withNonBreakingSpaces(promo.name)}
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
              <span className="venue-offer__picture">
                {product.imageUrl ? (
                  <Picture source={product.imageUrl} alt="" ratio="1:1" sizes="44px" widths={[160]} />
                ) : null}
              </span>
              <span className="flex-fill">{withNonBreakingSpaces(product.name)}</span>
              <span className="number price--promo">{money(product.priceMinor)}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
