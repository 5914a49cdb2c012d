'use client';

import { Coins, CookingPot, Gift as GiftIcon } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { toasts } from '@/components/ui/toasts';
import { useMoney } from '@/components/ui/use-money';
import { savePromoCode } from '@/lib/pages/checkout/draft';
import { currencyFormat } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { claimGift } from '@/lib/promos/gifts.api';
import type { Coupon, Gift, GiftsAndCoupons } from '@/lib/promos/gifts.schema';
import { bonusDay, bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/core/site/site';

type Currency = GiftsAndCoupons['currency'];

type CardProps = {
  title: string;
  lines: (string | null)[];
  /** Its picture, or the placeholder of one. */
  art?: ReactNode;
  /** At the right: its action, or a label in its place. */
  action: ReactNode;
  children?: ReactNode;
};

function GiftOrCouponCard({ title, lines, art, action, children }: CardProps) {
  return (
    <article className="card card--padded grid gap-2">
      <div className="flex flex-wrap items-start gap-3">
        {art}
        <div className="min-w-0 flex-[1_1_min-content]">
          <h3 className="strong">{title}</h3>
          {lines.filter(Boolean).map((line) => (
            <p key={line} className="muted caption">
              {line}
            </p>
          ))}
        </div>
        {action}
      </div>
      {children}
    </article>
  );
}

/** Until when something is valid, formatted for the diner's country. */
function useUntil(currency: Currency): (iso: string) => string {
  const t = useTranslations('gifts');
  const language = useLocale() as Language;
  return (iso) => t('until', bonusDay(iso, currency, language));
}

/** Takes a code to the cart, which tries it. */
function UseInCart({ code }: { code: string }) {
  const t = useTranslations('gifts');
  const router = useRouter();
  const use = () => {
    savePromoCode(code);
    router.push(paths.cart());
  };
  return (
    <Button tone="tint" small onClick={use}>
      {t('use')}
    </Button>
  );
}

const ICONS = {
  bonus: { icon: Coins, tint: 'bg-bonus-tint text-bonus-ink' },
  product: { icon: CookingPot, tint: 'bg-action-tint text-action-ink' },
  other: { icon: GiftIcon, tint: 'bg-info-tint text-info-ink' },
};

/** The picture of a gift; without one, an icon of its kind. */
function GiftPicture({ kind, imageUrl }: Pick<Gift, 'kind' | 'imageUrl'>) {
  if (imageUrl)
    return (
      <span className="thumbnail gift-picture">
        <Picture source={imageUrl} alt="" ratio="1:1" />
      </span>
    );
  const { icon, tint } = ICONS[kind];
  return (
    <span className={classNames('icon-row__icon gift-picture', tint)}>
      <Icon of={icon} />
    </span>
  );
}

/** How to use a claimed gift. */
const CLAIMED_TEXTS = { bonus: 'claimedBonus', product: 'claimed', other: 'claimedOther' } as const;

/** A gift: claimed by a press, and used where it comes with an order. */
export function GiftCard({ gift, currency }: { gift: Gift; currency: Currency }) {
  const t = useTranslations('gifts');
  const failureText = useFailureText();
  const language = useLocale() as Language;
  const until = useUntil(currency);
  const { run, isBusy, failure } = useAction(() => claimGift(gift.id));
  const { status, promoCode } = gift;
  const bonuses = gift.bonusMinor === null ? null : bonusText(gift.bonusMinor, currency, language);
  const claim = async () => {
    if (await run()) toasts.show({ text: t(CLAIMED_TEXTS[gift.kind]) });
  };
  const isUsable = status === 'claimed' && promoCode !== null;
  const isOver = !isUsable && status !== 'available';
  // A gift that is handed over at a counter still has to be called for.
  const isWaiting = gift.kind === 'other' && status === 'claimed';
  return (
    <GiftOrCouponCard
      title={gift.title}
      art={<GiftPicture kind={gift.kind} imageUrl={gift.imageUrl} />}
      lines={[
        gift.description,
        bonuses && bonuses.count > 0 ? t('bonuses', bonuses) : null,
        isOver && !isWaiting ? null : until(gift.validUntil),
      ]}
      action={
        <>
          {status === 'available' ? (
            <Button tone="tint" small busy={isBusy} onClick={() => void claim()}>
              {t(`claim_${gift.kind}`)}
            </Button>
          ) : null}
          {isUsable ? <UseInCart code={promoCode} /> : null}
          {isOver ? <span className="tag">{t(`status_${status}`)}</span> : null}
        </>
      }
    >
      {failure ? (
        <p role="alert" className="hint hint--error">
          {failureText(failure)}
        </p>
      ) : null}
    </GiftOrCouponCard>
  );
}

/** A coupon: what it gives, from which sum, until when, and the way to use it. */
export function CouponCard({ coupon, currency }: { coupon: Coupon; currency: Currency }) {
  const t = useTranslations('gifts');
  const until = useUntil(currency);
  const { status, minMinor } = coupon;
  const money = useMoney(currencyFormat(currency));
  const isActive = status === 'active';
  return (
    <GiftOrCouponCard
      title={coupon.title}
      lines={[
        coupon.description,
        minMinor === null ? null : t('minimum', { amount: money(minMinor) }),
        isActive ? until(coupon.validUntil) : null,
      ]}
      action={
        isActive ? (
          <UseInCart code={coupon.promoCode} />
        ) : (
          <span className="tag">{t(`status_${status}`)}</span>
        )
      }
    />
  );
}
