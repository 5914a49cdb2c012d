'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Counter } from '@/components/ui/counter.client';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { toasts } from '@/components/ui/toasts';
import {
  CLEARED_TOAST_MS,
  lineKey,
  lineSumMinor,
  MAX_COUNT,
  pieceSumMinor,
  type Cart,
  type CartLine,
} from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { isBlocking } from '@/lib/cart/quote';
import type { QuotedLine } from '@/lib/cart/quote.schema';
import { formatMoney } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';

type CartLinesProps = {
  cart: Cart;
  quoted: (index: number) => QuotedLine | undefined;
  address: string | undefined;
};

/** The lines of the cart, each with its counter, its sum, and what stands against it. */
export function CartLines({ cart, quoted, address }: CartLinesProps) {
  const t = useTranslations('cart');
  const common = useTranslations('layout');
  const clear = () => {
    dispatchCart({ type: 'cleared' });
    const undo = { label: common('undo'), run: () => dispatchCart({ type: 'restored', cart }) };
    toasts.show({ text: t('cleared'), durationMs: CLEARED_TOAST_MS, action: undo });
  };
  return (
    <section className="card" aria-labelledby="cart-venue">
      <div className="flex items-start justify-between gap-3 px-4 pt-4">
        <div>
          <h2 id="cart-venue" className="h2">
            <Link href={paths.menu(cart.venue.id)}>{cart.venue.name}</Link>
          </h2>
          {address ? <p className="soft cap">{address}</p> : null}
        </div>
        <button type="button" className="soft min-h-11" onClick={clear}>
          {t('clear')}
        </button>
      </div>
      <ul>
        {cart.lines.map((line, index) => (
          <CartLineRow key={lineKey(line)} line={line} quoted={quoted(index)} cart={cart} />
        ))}
      </ul>
      <div className="border-t border-line px-2">
        <Link href={paths.menu(cart.venue.id)} className="btn btn--text">
          <Glyph name="plus" size="s" />
          {t('addMore')}
        </Link>
      </div>
    </section>
  );
}

function CartLineRow({ line, quoted, cart }: { line: CartLine; quoted: QuotedLine | undefined; cart: Cart }) {
  const t = useTranslations('cart');
  const menu = useTranslations('menu');
  const { moneyFormat } = cart.venue;
  const isOff = quoted ? isBlocking(quoted) : false;
  const key = lineKey(line);
  const details = [
    line.size?.name,
    ...line.additives.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)),
  ];
  const change = (count: number) => dispatchCart({ type: 'countChanged', lineKey: key, count });
  const isPromo = line.fullPriceMinor > line.priceMinor;
  return (
    <li className={isOff ? 'line line--off' : 'line'}>
      <div className="pic">
        {line.imageUrl ? <Picture source={line.imageUrl} alt="" ratio="1:1" /> : null}
      </div>
      <div>
        <h3 className="line__name">{line.name}</h3>
        <p className="soft cap">
          {details.filter(Boolean).join(' · ')}
          {line.count > 1 ? (
            <span className="num">
              {' '}
              {t('each', { price: formatMoney(pieceSumMinor(line), moneyFormat) })}
            </span>
          ) : null}
        </p>
        {isOff && quoted ? (
          <p className="mt-1">
            <span className="tag tag--danger">{issueText(quoted, t)}</span>
          </p>
        ) : null}
      </div>
      <div className="line__foot">
        {isOff ? (
          <div className="flex flex-wrap">
            <Button tone="text" onClick={() => change(0)}>
              {t('removeLine')}
            </Button>
            {quoted?.issues.includes('exceeded') && (quoted.availableCount ?? 0) > 0 ? (
              <Button tone="text" onClick={() => change(quoted.availableCount ?? 0)}>
                × {quoted.availableCount}
              </Button>
            ) : null}
          </div>
        ) : (
          <Counter
            value={line.count}
            onChange={change}
            max={MAX_COUNT}
            removable
            labels={{ group: line.name, less: menu('less'), more: menu('more'), remove: menu('remove') }}
          />
        )}
        <p className={isPromo ? 'price num price--promo' : 'price num'}>
          {isPromo ? (
            <s className="old">
              {formatMoney(
                (pieceSumMinor(line) + line.fullPriceMinor - line.priceMinor) * line.count,
                moneyFormat,
              )}
            </s>
          ) : null}
          {formatMoney(lineSumMinor(line), moneyFormat)}
        </p>
      </div>
    </li>
  );
}

function issueText(quoted: QuotedLine, t: ReturnType<typeof useTranslations<'cart'>>): string {
  const issue =
    quoted.issues.find((found) => found !== 'priceChanged' && found !== 'promoChanged') ?? 'unknown';
  return issue === 'exceeded'
    ? t('issue_exceeded', { count: quoted.availableCount ?? 0 })
    : t(`issue_${issue}`);
}
