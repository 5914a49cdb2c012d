import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { JsonLd } from '@/components/seo/json-ld';
import { loadMenuPage } from '@/lib/menu/menu-page.server';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { categoryPageData, venueMetadata } from '@/lib/pages/seo/venue-metadata.server';
import { pageSite } from '@/lib/core/site/site.server';
import { CategoryScreen } from './category-screen';

type Props = { params: Promise<{ filialId: string; categoryId: string }> };

/** The venue of the page and one category of its menu. */
async function loadCategory(params: Props['params']) {
  const { filialId, categoryId } = await params;
  const { site } = await pageSite();
  const loaded = await loadMenuPage(filialId);
  if (typeof loaded === 'string') return { site, loaded };
  const category = loaded.menu.categories.find(({ id }) => String(id) === categoryId);
  return { site, loaded: category ? { ...loaded, category } : ('unknown' as const) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, loaded } = await loadCategory(params);
  if (typeof loaded === 'string') return loaded === 'unknown' ? notFoundMetadata() : {};
  const { venue, category } = loaded;
  const path = paths.menuCategory(venue.id, category.id);
  return venueMetadata(site, venue, { path, title: category.name });
}

/** One category of a long menu: without scripts, it shows the products that the menu's own page loads later. */
export default async function CategoryPage({ params }: Props) {
  const { site, loaded } = await loadCategory(params);
  if (loaded === 'unknown') return <NotFoundScreen />;
  if (loaded === 'unavailable') {
    const t = await getTranslations('venues');
    return (
      <AppShell site={site} route="menuCategory" title={t('one')} backHref={paths.home()}>
        <FailedPage />
      </AppShell>
    );
  }
  return (
    <>
      <CategoryScreen site={site} data={loaded} category={loaded.category} />
      <JsonLd data={await categoryPageData(site, loaded)} />
    </>
  );
}
