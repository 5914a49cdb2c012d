'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReplaceCart } from '@/components/cart/use-replace-cart';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { Skeleton } from '@/components/ui/skeleton';
import { useMoney } from '@/components/ui/use-money';
import { newCartId } from '@/lib/cart/cart-id';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { cartSumMinor } from '@/lib/cart/line-sums';
import { MEAL_SUMS, USUAL_PEOPLE, usualMealSumMinor, type MealWish } from '@/lib/meals/meal-wish';
import type { MoneyFormat } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { pageCountry } from '@/lib/core/site/page-country';
import { LaidPlates } from './laid-plates';
import { MealWishForm } from './meal-wish-form';
import { useMeals } from './use-meals';
import '@/styles/meal.css';

type MealSheetProps = { moneyFormat: MoneyFormat; onClose: () => void };

/** A whole meal from one venue for so many people and a sum: laid at once, changed dish by dish, put into the cart. */
export function MealSheet({ moneyFormat, onClose }: MealSheetProps) {
  const t = useTranslations('meals');
  const common = useTranslations('layout');
  const router = useRouter();
  const replaceCart = useReplaceCart();
  const [country] = useState(() => pageCountry() ?? 'kz');
  const sums = MEAL_SUMS[country];
  const [wish, setWish] = useState<MealWish>(() => ({
    people: USUAL_PEOPLE,
    sumMinor: usualMealSumMinor(country),
    without: [],
  }));
  const [cart] = useState(() => readCart().cart);
  const [isTaken, setIsTaken] = useState(false);
  const { meal, plates, leastSumMinor, isStale, isError, retry, showNext } = useMeals(wish);
  const money = useMoney(meal?.venue.moneyFormat ?? moneyFormat);
  const lines = plates.map(({ line }) => line);
  const sumMinor = cartSumMinor(lines);

  const take = () => {
    if (!meal) return;
    setIsTaken(true);
    replaceCart(
      () => dispatchCart({ type: 'reordered', venue: meal.venue, lines, newCartId: newCartId() }),
      t('replaced'),
    );
    router.push(paths.cart());
  };

  return (
    <Sheet
      open
      isFull
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        meal && !isError ? (
          <Button big busy={isTaken} disabled={isStale} onClick={take}>
            {t('toCart', { sum: money(sumMinor) })}
          </Button>
        ) : undefined
      }
    >
      <MealWishForm wish={wish} sums={sums} money={money} onChange={setWish} />
      <div aria-busy={isStale} aria-live="polite" className={isStale && meal ? 'meal is-stale' : 'meal'}>
        {isError ? (
          <Notice
            tone="warn"
            title={t('failedTitle')}
            actions={
              <Button tone="text" onClick={retry}>
                {common('retry')}
              </Button>
            }
          />
        ) : meal === undefined ? (
          <MealSkeleton text={t('laying')} />
        ) : meal === null ? (
          <NoMeal
            sum={money(wish.sumMinor)}
            least={leastSumMinor === null ? null : roundUp(leastSumMinor, sums)}
            money={money}
            onUse={(least) => setWish({ ...wish, sumMinor: least })}
          />
        ) : (
          <>
            <div className="meal__head">
              <h3 className="title">{meal.venue.name}</h3>
              {showNext ? (
                <Button tone="text" small onClick={showNext}>
                  {t('otherVenue')}
                </Button>
              ) : null}
            </div>
            <LaidPlates plates={plates} moneyFormat={meal.venue.moneyFormat} />
            {sumMinor > wish.sumMinor ? (
              <p className="caption muted">{t('over', { sum: money(sumMinor - wish.sumMinor) })}</p>
            ) : null}
            {wish.without.length > 0 ? <p className="caption muted">{t('byDescription')}</p> : null}
            {cart ? <Notice role="note">{t('replaces', { venue: cart.venue.name })}</Notice> : null}
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The next sum of the slider that buys it; null where the slider ends below. */
function roundUp(
  sumMinor: number,
  { min, max, step }: { min: number; max: number; step: number },
): number | null {
  const rounded = Math.max(min, min + Math.ceil((sumMinor - min) / step) * step);
  return rounded > max ? null : rounded;
}

type NoMealProps = {
  sum: string;
  /** The least sum that buys a meal; null where none does. */
  least: number | null;
  money: (amountMinor: number) => string;
  onUse: (sumMinor: number) => void;
};

function NoMeal({ sum, least, money, onUse }: NoMealProps) {
  const t = useTranslations('meals');
  if (least === null) return <Notice title={t('nothingTitle')}>{t('nothingText')}</Notice>;
  return (
    <Notice
      title={t('tooLittleTitle', { sum })}
      actions={
        <Button tone="text" onClick={() => onUse(least)}>
          {t('useLeast', { sum: money(least) })}
        </Button>
      }
    />
  );
}

function MealSkeleton({ text }: { text: string }) {
  return (
    <div>
      <span className="visually-hidden">{text}</span>
      <Skeleton className="mb-3 h-5 w-1/2" />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} shape="card" className="mb-2 h-16" />
      ))}
    </div>
  );
}
