'use client';

import { useState, type ComponentProps, type ComponentType } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { Glyph } from '@/components/ui/glyph';
import type { MealSheet } from './meal-sheet.client';

type SheetProps = ComponentProps<typeof MealSheet>;
type MealRowProps = Pick<SheetProps, 'moneyFormat'> & {
  title: string;
  text: string;
  /** In place of the text where the sheet does not load. */
  failureText: string;
};

const loadSheet = () =>
  withLateTexts('mealSheet', () => import('./meal-sheet.client').then((module) => module.MealSheet));

/** Opens the sheet that lays a whole meal for a sum. */
export function MealRow({ title, text, failureText, moneyFormat }: MealRowProps) {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const [loading, setLoading] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = async () => {
    setLoading('busy');
    try {
      const Loaded = await loadSheet();
      setSheet(() => Loaded);
      setLoading('idle');
    } catch {
      setLoading('failed');
    }
  };
  return (
    <section className="section">
      <button
        type="button"
        className="card flex w-full max-w-120 items-center gap-3 p-3 text-left"
        aria-busy={loading === 'busy' || undefined}
        onClick={() => {
          if (loading !== 'busy') void open();
        }}
      >
        <img src="/icons/plate.webp" alt="" width={56} height={56} loading="lazy" />
        <span className="flex-fill">
          <b className="block">{title}</b>
          <span className="caption muted block" aria-live="polite">
            {loading === 'failed' ? failureText : text}
          </span>
        </span>
        <Glyph name="next" size="small" />
      </button>
      {Sheet ? <Sheet moneyFormat={moneyFormat} onClose={() => setSheet(null)} /> : null}
    </section>
  );
}
