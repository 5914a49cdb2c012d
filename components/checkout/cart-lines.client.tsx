'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { LaidCloth } from '@/components/ui/laid-cloth';
import { SoftLink } from '@/components/ui/soft-link';
import { toasts } from '@/components/ui/toasts';
import { CLEARED_TOAST_MS, lineKey, type Cart } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import type { QuotedLine } from '@/lib/cart/quote.schema';
import type { WrittenCart } from '@/lib/cart/written-cart';
import { paths } from '@/lib/core/paths/paths';
import type { ServiceName } from '@/lib/core/site/site';
import { CART_HEADING_ID, focusCart } from './cart-focus';
import { CartLineRow } from './cart-line-row.client';

type CartLinesProps = {
  cart: Cart;
  /** The lines of the server's quote, by their keys. */
  quoted: ReadonlyMap<string, QuotedLine>;
  written: WrittenCart;
  address: string | undefined;
  service: ServiceName;
};

/** The lines of the cart, each with its counter, its sum, and its issues. */
export function CartLines({ cart, quoted, written, address, service }: CartLinesProps) {
  const t = useTranslations('cart');
  const common = useTranslations('layout');
  const clear = () => {
    dispatchCart({ type: 'cleared' });
    focusCart(0);
    const undo = { label: common('undo'), run: () => dispatchCart({ type: 'restored', cart }) };
    toasts.show({ text: t('cleared'), durationMs: CLEARED_TOAST_MS, action: undo });
  };
  return (
    <section className="card" aria-labelledby={CART_HEADING_ID}>
      <LaidCloth plates={cart.lines.map((line) => ({ key: lineKey(line), picture: line.imageUrl }))} />
      <div className="flex flex-wrap items-start justify-between gap-x-3 px-4 pt-1 dialog:pt-3">
        <div className="min-w-0 flex-[1_1_min-content]">
          <h2 id={CART_HEADING_ID} className="title" tabIndex={-1}>
            <SoftLink href={paths.menu(cart.venue.id)}>{cart.venue.name}</SoftLink>
          </h2>
          {address ? <p className="muted caption">{address}</p> : null}
        </div>
        <button type="button" className="muted min-h-11" onClick={clear}>
          {t('clear')}
        </button>
      </div>
      <ul>
        {cart.lines.map((line) => {
          const key = lineKey(line);
          return (
            <CartLineRow
              key={key}
              line={line}
              quoted={quoted.get(key)}
              written={written.lines.get(key)}
              cart={cart}
              service={service}
              onGone={focusCart}
            />
          );
        })}
      </ul>
      <div className="border-t border-line px-2">
        <SoftLink href={paths.menu(cart.venue.id)} className="button button--text">
          <Glyph name="plus" size="small" />
          {t('addMore')}
        </SoftLink>
      </div>
    </section>
  );
}
