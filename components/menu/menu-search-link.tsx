import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';

/** The link to the search in a venue's menu, styled as the field on that page (NAV-11). */
export function MenuSearchLink({ venueId }: { venueId: number }) {
  const t = useTranslations('search');
  return (
    <SoftLink href={paths.menuSearch(venueId)} className="field menu-search-link">
      <Glyph name="search" />
      {t('menuPlaceholder')}
    </SoftLink>
  );
}
