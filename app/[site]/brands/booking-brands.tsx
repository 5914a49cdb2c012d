import { getTranslations } from 'next-intl/server';
import { BrandList } from '@/components/brands/brand-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import type { Brand } from '@/lib/brands/brands';
import { paths } from '@/lib/core/paths/paths';

/** Where a table can be booked: each brand leads to its venues that take reservations (BOOK-12). */
export async function BookingBrands({ brands }: { brands: readonly Brand[] }) {
  const t = await getTranslations();
  if (brands.length > 0) {
    return (
      <>
        <p className="muted mb-4">{t('brands.bookingHint')}</p>
        <BrandList brands={brands} hrefOf={paths.brandBooking} hasCount={false} />
      </>
    );
  }
  return (
    <EmptyState
      art={<EmptyPicture name="plate" />}
      title={t('brands.noBooking')}
      action={<ButtonLink href={paths.towns()}>{t('home.chooseTown')}</ButtonLink>}
    >
      {t('home.emptyText')}
    </EmptyState>
  );
}
