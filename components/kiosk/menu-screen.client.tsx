'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { House, Search, Settings, ShoppingBasket, Utensils, X } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { Icon } from '@/components/ui/icon';
import { noteLoadFailure } from '@/components/ui/note-load-failure';
import { Picture } from '@/components/ui/picture';
import { lineKey, type Cart } from '@/lib/cart/cart';
import { cartSumMinor, piecesIn } from '@/lib/cart/line-sums';
import { writtenLineSums } from '@/lib/cart/written-cart';
import { formatMoney } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { CategoryDishes } from './category-dishes.client';
import { KioskHeader } from './kiosk-header';
import type { GuestScreensProps, KioskCategory } from './kiosk-props';

/** Lines of the order that its bar shows. */
const LINES_IN_BAR = 3;
/** Of our own shelf before the platform's categories. */
const POPULAR_ID = 0;

const loadSearch = () => import('./search-screen.client');

type MenuScreenProps = GuestScreensProps & { cart: Cart | null; onReview: () => void };

/** The menu in big tiles: its categories at the side, one of them open, and the chosen dishes below. */
export function MenuScreen({ guest, shown, cart, onReview, onEnd }: MenuScreenProps) {
  const t = useTranslations('kiosk');
  const menu = useTranslations('menu');
  const all: KioskCategory[] = [
    ...(shown.popular.length > 0
      ? [
          {
            id: POPULAR_ID,
            name: menu('popular'),
            imageUrl: shown.popular.find(({ imageUrl }) => imageUrl)?.imageUrl ?? null,
            products: shown.popular,
            count: shown.popular.length,
          },
        ]
      : []),
    ...shown.categories,
  ];
  const [openId, setOpenId] = useState(all[0]?.id);
  const open = all.find(({ id }) => id === openId) ?? all[0];
  const [search, setSearch] = useState<Awaited<ReturnType<typeof loadSearch>> | null>(null);
  const dishesRef = useRef<HTMLElement>(null);
  const choose = (id: number) => {
    setOpenId(id);
    dishesRef.current?.scrollTo(0, 0);
  };
  const bar = <OrderBar cart={cart} onReview={onReview} onEnd={onEnd} />;
  // It takes the place of the menu, which stays where its code does not come.
  const openSearch = () =>
    void loadSearch().then(setSearch, (error: unknown) => noteLoadFailure(error, t('unreachableText')));
  if (search)
    return (
      <search.SearchScreen venueId={shown.venue.id} popular={shown.popular} onBack={() => setSearch(null)}>
        {bar}
      </search.SearchScreen>
    );
  if (!open) return <EmptyMenuScreen onEnd={onEnd} />;
  return (
    <div className="kiosk-menu">
      <KioskHeader title={shown.venue.name} text={t(guest.service)}>
        <Button tone="quiet" className="accessibility-button" aria-label={t('search')} onClick={openSearch}>
          <Icon of={Search} />
          <span className="accessibility-button__label">{t('search')}</span>
        </Button>
      </KioskHeader>
      <nav className="kiosk-rail" aria-label={menu('categories')}>
        {all.map((category) => {
          return (
            <button
              key={category.id}
              type="button"
              aria-current={category === open ? 'true' : undefined}
              onClick={() => choose(category.id)}
            >
              <span className="kiosk-rail__picture">
                {category.imageUrl ? (
                  <Picture source={category.imageUrl} alt="" sizes="220px" widths={[240]} />
                ) : (
                  <Icon of={Utensils} />
                )}
              </span>
              {withNonBreakingSpaces(category.name)}
            </button>
          );
        })}
      </nav>
      <main ref={dishesRef} id={MAIN_ID} tabIndex={-1} className="kiosk-menu__dishes">
        <div className="kiosk-menu__head">
          <h2>{withNonBreakingSpaces(open.name)}</h2>
          <span className="muted">{t('dishes', { count: open.count })}</span>
        </div>
        <CategoryDishes key={open.id} category={open} />
      </main>
      {bar}
    </div>
  );
}

/** Nothing is sold here now: the way to the start, and for the staff to their settings. */
function EmptyMenuScreen({ onEnd }: Pick<MenuScreenProps, 'onEnd'>) {
  const t = useTranslations('kiosk');
  return (
    <main id={MAIN_ID} tabIndex={-1} className="kiosk-message">
      <EmptyPicture name="plate" />
      <h1>{t('emptyMenuTitle')}</h1>
      <p>{t('emptyMenuText')}</p>
      <Button tone="tint" big onClick={onEnd}>
        <Icon of={House} />
        {t('toStart')}
      </Button>
      <ButtonLink tone="quiet" big href={paths.kioskStaff()}>
        <Icon of={Settings} />
        {t('toStaff')}
      </ButtonLink>
    </main>
  );
}

function OrderBar({ cart, onReview, onEnd }: Pick<MenuScreenProps, 'cart' | 'onReview' | 'onEnd'>) {
  const t = useTranslations('kiosk');
  const language = useLocale() as Language;
  const lines = cart?.lines ?? [];
  const sums = cart ? writtenLineSums(lines, cart.venue.moneyFormat.rounding).slice(-LINES_IN_BAR) : [];
  return (
    <footer className="kiosk-bar">
      {cart ? (
        <ul className="kiosk-bar__lines" aria-label={t('order')}>
          {/* The latest are seen: a dish that was added a moment ago. */}
          {lines.slice(-LINES_IN_BAR).map((line, index) => (
            <li key={lineKey(line)} className="kiosk-bar__line">
              <span className="thumbnail">
                {line.imageUrl ? <Picture source={line.imageUrl} alt="" ratio="1:1" /> : null}
              </span>
              <span>
                <b>{withNonBreakingSpaces(line.name)}</b>
                <small className="muted number">
                  {`× ${line.count} · ${formatMoney(sums[index] ?? 0, cart.venue.moneyFormat, language)}`}
                </small>
              </span>
            </li>
          ))}
          {lines.length > LINES_IN_BAR ? (
            <li className="kiosk-bar__more muted">{`+${lines.length - LINES_IN_BAR}`}</li>
          ) : null}
        </ul>
      ) : null}
      <div className="kiosk-bar__buttons">
        <Button big tone="quiet" onClick={onEnd}>
          <Icon of={X} />
          {t('cancel')}
        </Button>
        <Button big split disabled={cart === null} onClick={onReview}>
          <span className="flex items-center gap-3">
            <Icon of={ShoppingBasket} />
            {cart ? <span className="cart-bar__count">{piecesIn(cart)}</span> : null}
            <span>{t(cart ? 'review' : 'chooseDish')}</span>
          </span>
          {cart ? (
            <span className="number">
              {formatMoney(cartSumMinor(cart.lines), cart.venue.moneyFormat, language)}
            </span>
          ) : null}
        </Button>
      </div>
    </footer>
  );
}
