import { Glyph } from '@/components/ui/glyph';
import type { MoneyFormat } from '@/lib/core/money/money';
import { MealOpener } from './meal-opener.client';

type MealRowProps = {
  title: string;
  text: string;
  /** For the toast where the sheet does not load. */
  failureText: string;
  moneyFormat: MoneyFormat;
};

/** The place of Home from which a whole meal is laid for a sum. */
export function MealRow({ title, text, ...opener }: MealRowProps) {
  return (
    <section className="section">
      <MealOpener {...opener}>
        <img src="/icons/plate.webp" alt="" width={56} height={56} loading="lazy" />
        <span className="flex-fill">
          <b className="block">{title}</b>
          <span className="caption muted block">{text}</span>
        </span>
        <Glyph name="next" size="small" />
      </MealOpener>
    </section>
  );
}
