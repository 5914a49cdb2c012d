import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { useMoney } from '@/components/ui/use-money';
import { paidPriceMinor, type Product } from '@/lib/menu/menu';
import { type MoneyFormat } from '@/lib/core/money/money';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';

type OfferContentProps = {
  product: Product;
  moneyFormat: MoneyFormat;
  /** The effect of a press, as an icon and as a text where nothing else says it. */
  action: ReactNode;
};

/** The content of the button or the tick of an offered dish: picture, name, and the sum that it adds. */
export function OfferContent({ product, moneyFormat, action }: OfferContentProps) {
  const money = useMoney(moneyFormat);
  return (
    <>
      <span className="kiosk-offer__picture">
        {product.imageUrl ? <Picture source={product.imageUrl} alt="" sizes="240px" widths={[320]} /> : null}
      </span>
      <span className="kiosk-offer__name">{withNonBreakingSpaces(product.name)}</span>
      <span className="kiosk-offer__foot">
        <b className="number">{`+ ${money(paidPriceMinor(product))}`}</b>
        {action}
      </span>
    </>
  );
}
