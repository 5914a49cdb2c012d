'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Counter } from '@/components/ui/counter.client';
import { Picture } from '@/components/ui/picture';
import { useMoney } from '@/components/ui/use-money';
import { lineKey, maxPieces, type Cart, type CartLine } from '@/lib/cart/cart';
import { fullCartSumMinor, lineSumMinor, pieceSumMinor } from '@/lib/cart/line-sums';
import { dispatchCart } from '@/lib/cart/cart-store';
import type { WrittenLine } from '@/lib/cart/written-cart';
import { blockingIssue, isBlocking, allowedCount } from '@/lib/cart/quote';
import type { QuotedLine } from '@/lib/cart/quote.schema';
import { paths } from '@/lib/core/paths/paths';
import type { ServiceName } from '@/lib/core/site/site';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';

type CartLineRowProps = {
  line: CartLine;
  /** The line of the server's quote. */
  quoted: QuotedLine | undefined;
  /** Its sum as it is written; undefined where it is not in the cart's sum. */
  written: WrittenLine | undefined;
  cart: Cart;
  service: ServiceName;
  /** Opens its dish to choose anew; without it that is the dish's page. */
  onChooseAnew?: (productId: number) => void;
  /** Called when the pressed control goes with the press, where the focus would be lost; with the number of lines left. */
  onGone?: (linesLeft: number) => void;
};

/** One line of the cart with its counter, its sum and its issue. */
export function CartLineRow({
  line,
  quoted,
  written,
  cart,
  service,
  onChooseAnew,
  onGone,
}: CartLineRowProps) {
  const t = useTranslations('cart');
  const menu = useTranslations('menu');
  const money = useMoney(cart.venue.moneyFormat);
  const isOff = quoted ? isBlocking(quoted) : false;
  const key = lineKey(line);
  const most = maxPieces(cart.lines, line);
  const limitId = `limit-${key}`;
  const details = [
    line.size?.name,
    ...line.additives.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)),
  ];
  const change = (count: number) => {
    dispatchCart({ type: 'countChanged', lineKey: key, count });
    if (count === 0) onGone?.(cart.lines.length - 1);
  };
  const sumMinor = written?.sumMinor ?? lineSumMinor(line);
  const fullMinor = written?.fullMinor ?? fullCartSumMinor([line]);
  const isPromo = fullMinor > sumMinor;
  return (
    <li className={isOff ? 'cart-line cart-line--unavailable' : 'cart-line'}>
      <div className="thumbnail">
        {line.imageUrl ? <Picture source={line.imageUrl} alt="" ratio="1:1" /> : null}
      </div>
      <div>
        <h3 className="cart-line__name">{withNonBreakingSpaces(line.name)}</h3>
        <p className="muted caption">
          <span>{details.filter(Boolean).join(' · ')}</span>
          {line.count > 1 ? (
            <span className="number">{` ${t('each', { price: money(pieceSumMinor(line)) })}`}</span>
          ) : null}
        </p>
        {isOff && quoted ? (
          <p className="mt-1">
            <span className="tag tag--danger">{issueText(quoted, service, t)}</span>
          </p>
        ) : line.pieceLimit !== null && line.count >= most ? (
          <p id={limitId} className="hint">
            {t(line.promoId === null ? 'stockLimit' : 'promoLimit', { count: line.pieceLimit })}
          </p>
        ) : null}
      </div>
      <div className="cart-line__foot">
        {isOff && quoted ? (
          <LineFixes cart={cart} line={line} quoted={quoted} onChooseAnew={onChooseAnew} onGone={onGone} />
        ) : (
          <Counter
            value={line.count}
            onChange={change}
            max={Math.max(line.count, most)}
            removable
            describedBy={line.pieceLimit !== null && line.count >= most ? limitId : undefined}
            labels={{ group: line.name, less: menu('less'), more: menu('more'), remove: menu('remove') }}
          />
        )}
        <p className={isPromo ? 'price number price--promo' : 'price number'}>
          {isPromo ? <s className="old-price">{money(fullMinor)}</s> : null}
          <span>{money(sumMinor)}</span>
        </p>
      </div>
    </li>
  );
}

/** The fix for a line with an issue, in place of its counter. */
type LineFixesProps = Pick<CartLineRowProps, 'cart' | 'line' | 'onChooseAnew' | 'onGone'> & {
  quoted: QuotedLine;
};

function LineFixes({ cart, line, quoted, onChooseAnew, onGone }: LineFixesProps) {
  const t = useTranslations('cart');
  const change = (count: number) => {
    dispatchCart({ type: 'countChanged', lineKey: lineKey(line), count });
    onGone?.(cart.lines.length - (count === 0 ? 1 : 0));
  };
  const fewer = allowedCount(cart, line, quoted);
  return (
    <div className="flex flex-wrap">
      <Button tone="text" onClick={() => change(0)}>
        {t('removeLine')}
      </Button>
      {fewer > 0 ? (
        <Button tone="text" onClick={() => change(fewer)}>
          {t('takeFewer', { count: fewer })}
        </Button>
      ) : null}
      {quoted.issues.includes('additives') && onChooseAnew ? (
        <Button tone="text" onClick={() => onChooseAnew(line.productId)}>
          {t('chooseAnew')}
        </Button>
      ) : quoted.issues.includes('additives') ? (
        <ButtonLink tone="text" href={paths.product(cart.venue.id, line.productId)}>
          {t('chooseAnew')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** The first issue of a line, for the chosen service (CART-14, CART-15). */
function issueText(
  quoted: QuotedLine,
  service: ServiceName,
  t: ReturnType<typeof useTranslations<'cart'>>,
): string {
  const issue = blockingIssue(quoted) ?? 'unknown';
  if (issue === 'exceeded') return t('issue_exceeded', { count: quoted.availableCount ?? 0 });
  if (issue === 'unavailable') return t(`unavailable_${service}`);
  return t(`issue_${issue}`);
}
