import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { SoftLink } from '@/components/ui/soft-link';
import { useMoney } from '@/components/ui/use-money';
import { paths } from '@/lib/core/paths/paths';
import type { Banner, PromoBanner } from '@/lib/promos/promos';

/** Offers of venues as tiles that say one thing: a number, what it is for, and the venue that the tile leads to. */
export function BannerRail({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('promos');
  if (banners.length === 0) return null;
  return (
    <Rail staticName="banners" className="rail--banners rail--filled" aria-label={t('title')}>
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

function PromoTile({ banner, isFirst }: { banner: PromoBanner; isFirst: boolean }) {
  const { name, venueName, imageUrl } = banner;
  return (
    <SoftLink href={paths.menu(banner.venueId)} className="banner">
      {imageUrl ? (
        <Picture
          source={imageUrl}
          alt=""
          ratio="2:1"
          sizes="(min-width: 768px) 320px, 272px"
          widths={[560, 800]}
          priority={isFirst}
        />
      ) : null}
      <TileWords number={<Percent of={banner} />} name={name} venue={venueName} />
    </SoftLink>
  );
}

/** The discount of every dish of the promotion, else the largest one; nothing where neither is known. */
function Percent({ of: { discountPercent, mostPercent } }: { of: PromoBanner }) {
  const t = useTranslations('promos');
  if (discountPercent !== null) return t('discount', { percent: discountPercent });
  return mostPercent === null ? null : t('upTo', { percent: mostPercent });
}

/** The price of delivery falls from an amount on; by how much at most, as the tariff may be less than the subsidy. */
function SubsidyTile({ banner }: { banner: Exclude<Banner, PromoBanner> }) {
  const t = useTranslations('promos');
  const money = useMoney(banner.moneyFormat);
  return (
    <SoftLink href={paths.menu(banner.venueId)} className="banner banner--delivery">
      <TileWords
        number={t('upToSum', { discount: money(banner.discountMinor) })}
        name={t('deliveryFrom', { amount: money(banner.amountMinor) })}
        venue={banner.venueName}
      />
      <Glyph name="bike" className="banner__glyph" />
    </SoftLink>
  );
}

function TileWords({ number, name, venue }: { number: ReactNode; name: string; venue: string }) {
  return (
    <span className="banner__content">
      <span className="banner__number">{number}</span>
      <b>{name}</b>
      <small>{venue}</small>
    </span>
  );
}
