'use client';

import { useState, type ComponentProps, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { noteLoadFailure } from '@/components/ui/note-load-failure';
import { openLate } from '@/components/ui/open-late';
import type { MealSheet } from './meal-sheet.client';

type SheetProps = ComponentProps<typeof MealSheet>;
type MealOpenerProps = Pick<SheetProps, 'moneyFormat'> & {
  /** For the toast where the sheet does not load. */
  failureText: string;
  children: ReactNode;
};

const loadSheet = () =>
  withLateTexts('mealSheet', () => import('./meal-sheet.client').then((module) => module.MealSheet));

/** The row that opens the sheet of a whole meal for a sum. */
export function MealOpener({ failureText, moneyFormat, children }: MealOpenerProps) {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const open = ({ currentTarget: row }: MouseEvent<HTMLButtonElement>) =>
    openLate(
      row,
      loadSheet,
      (Loaded) => setSheet(() => Loaded),
      (error) => noteLoadFailure(error, failureText),
    );
  return (
    <>
      <button
        type="button"
        className="card flex w-full max-w-120 items-center gap-3 p-3 text-left"
        onClick={open}
      >
        {children}
      </button>
      {Sheet ? <Sheet moneyFormat={moneyFormat} onClose={() => setSheet(null)} /> : null}
    </>
  );
}
