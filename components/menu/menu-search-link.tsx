import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { paths } from '@/lib/paths/paths';

/** The link to the search in a venue's menu, styled as the field on that page (NAV-11). */
export function MenuSearchLink({ venueId }: { venueId: number }) {
  const t = useTranslations('search');
  return (
    <Link href={paths.menuSearch(venueId)} prefetch={false} className="field menu-search-link">
      <Glyph name="search" />
      {t('menuPlaceholder')}
    </Link>
  );
}
