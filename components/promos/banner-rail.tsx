import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { SoftLink } from '@/components/ui/soft-link';
import { formatMoney } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';
import type { Banner } from '@/lib/promos/promos';

/** Offers of venues as tiles, each a link to its venue. */
export function BannerRail({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('promos');
  if (banners.length === 0) return null;
  return (
    <Rail staticName="banners" className="rail--banners" aria-label={t('title')}>
      {banners.map((banner, index) => (
        <li key={`${banner.kind}-${banner.kind === 'promo' ? banner.id : banner.venueId}`}>
          {banner.kind === 'promo' ? (
            <PromoTile banner={banner} isFirst={index === 0} />
          ) : (
            <SubsidyTile banner={banner} />
          )}
        </li>
      ))}
    </Rail>
  );
}

type Of<Kind extends Banner['kind']> = Extract<Banner, { kind: Kind }>;

function PromoTile({ banner, isFirst }: { banner: Of<'promo'>; isFirst: boolean }) {
  const t = useTranslations('promos');
  const { name, description, venueName, discountPercent } = banner;
  return (
    <SoftLink href={paths.menu(banner.venueId)} className="banner">
      {banner.imageUrl ? (
        <Picture
          source={banner.imageUrl}
          alt=""
          ratio="2:1"
          sizes="(min-width: 768px) 340px, 316px"
          priority={isFirst}
        />
      ) : null}
      <span className="banner__content">
        <b>{name}</b>
        <small className="banner__venue">{venueName}</small>
        {description ? <small className="banner__text">{description}</small> : null}
      </span>
      {discountPercent === null ? null : (
        <span className="tag banner__tag">{t('discount', { percent: discountPercent })}</span>
      )}
    </SoftLink>
  );
}

/** The price of delivery falls from an amount on; by how much at most, as the tariff may be less than the subsidy. */
function SubsidyTile({ banner }: { banner: Of<'subsidy'> }) {
  const t = useTranslations('promos');
  const money = (amountMinor: number) => formatMoney(amountMinor, banner.moneyFormat);
  return (
    <SoftLink href={paths.menu(banner.venueId)} className="banner banner--delivery">
      <span className="banner__content">
        <b>{t('delivery', { discount: money(banner.discountMinor) })}</b>
        <small className="banner__venue">{banner.venueName}</small>
        <small className="banner__text">{t('from', { amount: money(banner.amountMinor) })}</small>
      </span>
      <Glyph name="bike" className="banner__glyph" />
    </SoftLink>
  );
}
