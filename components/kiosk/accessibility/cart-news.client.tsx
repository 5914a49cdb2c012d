'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { readCart, subscribeCart } from '@/lib/cart/cart-store';
import { cartNews } from '@/lib/kiosk/cart-news';
import { formatMoney } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';

/** Announces what was added or removed, and the new sum, to a screen reader and to the voice (KIOSK-14). */
export function CartNewsRegion() {
  const t = useTranslations('kioskAccessibility');
  const language = useLocale() as Language;
  const [text, setText] = useState('');
  const tell = useEffectEvent((before: ReturnType<typeof readCart>['cart']) => {
    const { cart } = readCart();
    const news = cartNews(before, cart);
    if (news === null) return;
    if (cart === null || news.kind === 'emptied') {
      setText(t('emptied'));
      return;
    }
    const { name } = news;
    const sum = formatMoney(news.sumMinor, cart.venue.moneyFormat, language);
    setText(
      news.kind === 'removed' ? t('removed', { name, sum }) : t('changed', { name, count: news.count, sum }),
    );
  });
  useEffect(() => {
    let before = readCart().cart;
    return subscribeCart(() => {
      const { cart } = readCart();
      tell(before);
      before = cart;
    });
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
