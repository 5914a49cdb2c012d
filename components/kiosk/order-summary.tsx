import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { useMoney } from '@/components/ui/use-money';
import { lineKey, type CartLine } from '@/lib/cart/cart';
import { lineSumMinor } from '@/lib/cart/line-sums';
import type { WrittenCart } from '@/lib/cart/written-cart';
import { writeDecimal } from '@/lib/core/i18n/numbers';
import { type MoneyFormat } from '@/lib/core/money/money';
import type { Language } from '@/lib/core/site/site';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';

/** Lines of the order that are shown; of the others their number. */
const SHOWN = 4;

/** The sum to pay, in short: the review before has all of it. Its amounts add up to the total (MON-28). */
export function OrderSummary({
  lines,
  written,
  moneyFormat,
}: {
  lines: readonly CartLine[];
  written: WrittenCart;
  moneyFormat: MoneyFormat;
}) {
  const language = useLocale() as Language;
  const money = useMoney(moneyFormat);
  const t = useTranslations('kiosk');
  const cart = useTranslations('cart');
  // The lines have the paid sums: their saving is in it.
  const beside = written.parts.filter((part) => part.kind !== 'goods' && part.kind !== 'saving');
  return (
    <section aria-labelledby="kiosk-summary">
      <h2 id="kiosk-summary" className="title">
        {t('order')}
      </h2>
      <ul className="kiosk-summary">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={lineKey(line)}>
            <span className="thumbnail">
              {line.imageUrl ? <Picture source={line.imageUrl} alt="" ratio="1:1" /> : null}
            </span>
            <span className="flex-fill">
              {withNonBreakingSpaces(line.name)}
              <small className="muted block">
                {[line.size, ...line.additives].flatMap((part) => part?.name ?? []).join(', ')}
              </small>
            </span>
            <span className="number muted">{`× ${line.count}`}</span>
            <b className="number">
              {money(written.lines.get(lineKey(line))?.sumMinor ?? lineSumMinor(line))}
            </b>
          </li>
        ))}
        {lines.length > SHOWN ? (
          <li className="muted">{t('moreLines', { count: lines.length - SHOWN })}</li>
        ) : null}
        {beside.map((part) => (
          <li key={part.kind} className="muted">
            <span className="flex-fill">
              {part.kind === 'service'
                ? cart('service', { percentage: writeDecimal(part.percentage, language) })
                : cart(part.kind)}
            </span>
            <span className="number">{money(part.amountMinor)}</span>
          </li>
        ))}
        {written.differenceMinor === 0 ? null : (
          <li className="muted">
            <span className="flex-fill">{cart('difference')}</span>
            <span className="number">{money(written.differenceMinor)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
