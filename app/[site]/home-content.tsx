import { getTranslations } from 'next-intl/server';
import { ByTimeRow } from '@/components/home/by-time-row';
import { Greeting } from '@/components/home/greeting.client';
import { RecommendedRow } from '@/components/home/recommended-row';
import { CartColumn } from '@/components/cart/cart-column.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { MealRow } from '@/components/meals/meal-row';
import { BannerRail } from '@/components/promos/banner-rail';
import { StoryRail } from '@/components/promos/story-rail.client';
import { RecentVenues } from '@/components/home/recent-venues.client';
import { TILE_KEYS, VenueTiles } from '@/components/home/venue-tiles';
import { DinerOrder } from '@/components/orders/latest/diner-order.client';
import { LATEST_ORDER_KEYS } from '@/components/orders/latest/message-keys';
import { usualMealSumMinor } from '@/lib/meals/meal-wish';
import { loadRecommended } from '@/lib/menu/recommended.server';
import { formatMoney } from '@/lib/core/money/money';
import { loadBanners } from '@/lib/promos/banners.server';
import type { Story } from '@/lib/promos/stories';
import { homeCards } from '@/lib/pages/home/home-cards.server';
import type { HomeRow } from '@/lib/pages/home/home.server';
import type { PagePlace } from '@/lib/ground/venues/place.server';

const STORIES_TITLE = 'stories-title';
/** The summary of the cart beside Home. */
const CART_KEYS = ['cart', 'cartEmpty', 'cartEmptyText', 'less', 'more', 'remove', 'toCheckout'] as const;

type HomeContentProps = { where: PagePlace; rows: readonly HomeRow[]; stories: readonly Story[] };

/** Home below its search: greeting, offers, the rows of venues with the stories after the first, and what to eat there. */
export async function HomeContent({ where: { site, place }, rows, stories }: HomeContentProps) {
  const t = await getTranslations('home');
  const storyText = await getTranslations('stories');
  const { categories, venues } = await homeCards(rows, { site, service: place.service });
  const { promo, near, popular } = venues;
  const [banners, products] = await Promise.all([
    loadBanners(site, place, { promoVenues: promo, deliveryVenues: [...near, ...popular, ...promo] }),
    loadRecommended(site, place, [...near, ...popular]),
  ]);
  // A kiosk is shared by the guests of a restaurant.
  const isPersonal = site.surface !== 'kiosk';
  const moneyFormat = [...near, ...popular][0]?.townConfig.moneyFormat;
  const heading = <p className="display">{t('heading')}</p>;
  const rail = (
    <>
      <BannerRail banners={banners} />
      <VenueTiles
        tiles={categories}
        afterFirst={
          stories.length > 0 ? (
            <>
              <h2 id={STORIES_TITLE} className="stories-title">
                {storyText('title')}
              </h2>
              <StoryRail stories={stories} labelledBy={STORIES_TITLE} />
            </>
          ) : null
        }
        recent={isPersonal ? <RecentVenues title={t('recent')} /> : null}
        afterNear={
          <>
            {isPersonal && moneyFormat ? (
              <MealRow
                title={t('mealTitle')}
                text={t('mealText', {
                  sum: formatMoney(usualMealSumMinor(site.country), moneyFormat, site.language),
                })}
                failureText={t('mealFailed')}
                moneyFormat={moneyFormat}
              />
            ) : null}
            {isPersonal ? <ByTimeRow title={t('byTimeTitle')} text={t('byTimeText')} /> : null}
            <RecommendedRow products={products} />
          </>
        }
      />
    </>
  );
  return (
    <ClientMessages
      namespaces={stories.length > 0 ? ['stories'] : []}
      keys={{ venues: TILE_KEYS, ...(isPersonal ? { ...LATEST_ORDER_KEYS, menu: CART_KEYS } : {}) }}
    >
      {isPersonal ? (
        <div className="home-layout">
          <div className="home-layout__lead">
            <Greeting
              guest={t('guest')}
              ask={t('askName')}
              named={t('named', { name: '{name}' })}
              nameless={t('nameless')}
            />
            <DinerOrder>{heading}</DinerOrder>
          </div>
          <div className="home-layout__main">{rail}</div>
          <aside className="home-layout__cart">
            <CartColumn minWidth={1200} />
          </aside>
        </div>
      ) : (
        <>
          {heading}
          {rail}
        </>
      )}
    </ClientMessages>
  );
}
