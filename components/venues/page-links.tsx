import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/core/paths/paths';
import type { DrawnPage } from '@/lib/ground/venues/venue-card';
import { writeFilters, type ListFilters } from '@/lib/ground/venues/venue-filters';

/** The address of a page of a filtered list. */
function pageOf(page: number, filters: ListFilters): string {
  const query = new URLSearchParams(writeFilters('', filters));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.venues()}?${query.toString()}` : paths.venues();
}

/** Links to the pages around this one; `hasNext`: the next page is not shown yet. */
export function PageLinks({ page, lastPage, filters, hasNext }: DrawnPage & { hasNext: boolean }) {
  const t = useTranslations('venues');
  const hasMore = hasNext && page < lastPage;
  if (!hasMore && page === 1) return null;
  return (
    <nav className="mt-6 grid gap-2" aria-label={t('page', { page, last: lastPage })}>
      {hasMore ? (
        <ButtonLink href={pageOf(page + 1, filters)} tone="tint" rel="next">
          {t('more')}
        </ButtonLink>
      ) : null}
      {page > 1 ? (
        <ButtonLink href={pageOf(page - 1, filters)} tone="text" rel="prev">
          {t('previous')}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
