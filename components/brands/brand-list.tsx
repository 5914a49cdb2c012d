import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';
import type { Brand } from '@/lib/brands/brands';

type BrandListProps = {
  brands: readonly Brand[];
  /** Where a tile leads; without it to the brand's venues. */
  hrefOf?: (brandId: number) => string;
  /** Not where the tiles lead to some of a brand's venues: how many those are, the platform does not say. */
  hasCount?: boolean;
};

/** Brands as tiles, each leading to its venues in the town. */
export function BrandList({ brands, hrefOf = paths.brandVenues, hasCount = true }: BrandListProps) {
  const t = useTranslations('brands');
  return (
    <ul className="brand-grid">
      {brands.map((brand, index) => (
        <li key={brand.id}>
          <SoftLink href={hrefOf(brand.id)} className="brand-tile card">
            <span className="brand-tile__logo">
              {brand.logoUrl ? (
                <Picture source={brand.logoUrl} alt="" ratio="1:1" priority={index === 0} />
              ) : null}
            </span>
            <span className="flex-fill">
              <b>{brand.name}</b>
              {brand.description ? <span className="muted caption block">{brand.description}</span> : null}
              {hasCount ? (
                <span className="muted caption block">{t('venues', { count: brand.venueCount })}</span>
              ) : null}
            </span>
          </SoftLink>
        </li>
      ))}
    </ul>
  );
}
