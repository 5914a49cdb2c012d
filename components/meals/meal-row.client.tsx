'use client';

import type { ComponentProps } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { Glyph } from '@/components/ui/glyph';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import type { MealSheet } from './meal-sheet.client';

type MealRowProps = Pick<ComponentProps<typeof MealSheet>, 'moneyFormat'> & {
  title: string;
  text: string;
  /** Shown where the sheet does not load. */
  failureText: string;
};

const loadSheet = () =>
  withLateTexts('mealSheet', () => import('./meal-sheet.client').then((module) => module.MealSheet));

/** Opens the sheet that lays a whole meal for a sum. */
export function MealRow({ title, text, failureText, moneyFormat }: MealRowProps) {
  const sheet = useLateDialog<ComponentProps<typeof MealSheet>>(loadSheet, failureText);
  return (
    <section className="section">
      <button
        type="button"
        className="card flex w-full max-w-120 items-center gap-3 p-3 text-left"
        aria-busy={sheet.isLoading || undefined}
        onClick={() => {
          if (!sheet.isLoading) sheet.open();
        }}
      >
        <img src="/icons/plate.webp" alt="" width={56} height={56} loading="lazy" />
        <span className="flex-fill">
          <b className="block">{title}</b>
          <span className="caption muted block">{text}</span>
        </span>
        <Glyph name="next" size="small" />
      </button>
      {sheet.opened ? <sheet.opened.Dialog moneyFormat={moneyFormat} onClose={sheet.close} /> : null}
    </section>
  );
}
