'use client';

import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import type { AddressSheet } from './address-sheet.client';

type SheetProps = ComponentProps<typeof AddressSheet>;
type SheetStart = SheetProps['start'];

const loadSheet = () =>
  withLateTexts('addressSheet', () => import('./address-sheet.client').then((module) => module.AddressSheet));

type SheetOptions = {
  /** The town of the page, where the sheet offers others. */
  town?: string;
  /** Where the diner is led if the sheet does not come. */
  insteadPath: string;
  /** Called when a sheet that opened by itself is closed. */
  onDismissed?: () => void;
};

interface AddressSheetOpening {
  open: () => void;
  /** Opens it with the question where to deliver; by itself it opens only if it comes, and over no other dialog. */
  askWhere: (how: 'prompted' | 'pressed') => void;
  /** Opens it with the form of the active address, whose flat is missing. */
  giveFlat: () => void;
  /** Opens it with the towns, if that is wanted once it has come: the diner is far from the page's. */
  suggestTown: (isWanted: () => boolean) => void;
  /** Fetches it a moment before it is opened. */
  prepare: () => void;
  /** Belongs into the page. */
  sheet: ReactNode;
}

/** The one sheet in which the address, or the town, is chosen. */
export function useAddressSheet({ town, insteadPath, onDismissed }: SheetOptions): AddressSheetOpening {
  const [opened, setOpened] = useState<{ Sheet: ComponentType<SheetProps>; start: SheetStart } | null>(null);
  const close = () => {
    if (opened?.start === 'suggestedTown') onDismissed?.();
    setOpened(null);
  };
  const openWith = (start: SheetStart) => {
    const { pathname } = window.location;
    void loadSheet().then(
      (Sheet) => setOpened({ Sheet, start }),
      // A diner on another page stays there.
      () => pathname === window.location.pathname && window.location.assign(insteadPath),
    );
  };
  const openByItself = (start: SheetStart, isWanted = () => true) =>
    void Promise.all([loadSheet(), import('@/components/ui/modal-history')]).then(
      ([Sheet, { whenNoModal }]) =>
        isWanted() && whenNoModal(() => setOpened((current) => current ?? { Sheet, start })),
      () => undefined,
    );
  return {
    open: () => openWith('places'),
    askWhere: (how) => (how === 'pressed' ? openWith('where') : openByItself('where')),
    giveFlat: () => openWith('flat'),
    suggestTown: (isWanted) => openByItself('suggestedTown', isWanted),
    prepare: () => void loadSheet().catch(() => undefined),
    sheet: opened ? <opened.Sheet start={opened.start} town={town} onClose={close} /> : null,
  };
}
