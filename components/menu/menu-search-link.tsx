import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { paths } from '@/lib/paths/paths';

/** The way to search the menu of a venue, as the field that is found there (NAV-11). */
export function MenuSearchLink({ venueId }: { venueId: number }) {
  const t = useTranslations('search');
  return (
    <Link href={paths.menuSearch(venueId)} prefetch={false} className="field menu-search-link">
      <Glyph name="search" />
      {t('menuPlaceholder')}
    </Link>
  );
}
