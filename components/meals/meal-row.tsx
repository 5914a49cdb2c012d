import { Utensils } from 'lucide';
import { LinkRow } from '@/components/ui/link-row';
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
        <LinkRow icon={Utensils} title={title} text={text} />
      </MealOpener>
    </section>
  );
}
