'use client';

import { useState, type ReactNode } from 'react';
import { withLateTexts } from '@/components/layout/late-texts';
import { onDemand } from '@/components/ui/on-demand';

const loadSheet = () =>
  withLateTexts('addressSheet', () => import('./address-sheet.client').then((module) => module.AddressSheet));
const LazySheet = onDemand(loadSheet);

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
  /** Opens it with the form of the active address, whose flat is missing. */
  giveFlat: () => void;
  /** Opens it with the towns: the diner is far from the page's. */
  suggestTown: () => void;
  /** Fetches it a moment before it is opened. */
  prepare: () => void;
  /** Belongs into the page. */
  sheet: ReactNode;
}

/** The one sheet in which the address, or the town, is chosen. */
export function useAddressSheet({ town, insteadPath, onDismissed }: SheetOptions): AddressSheetOpening {
  const [start, setStart] = useState<'places' | 'flat' | 'suggestedTown' | null>(null);
  const close = () => {
    if (start === 'suggestedTown') onDismissed?.();
    setStart(null);
  };
  const openWith = (view: 'places' | 'flat') =>
    void loadSheet().then(
      () => setStart(view),
      () => window.location.assign(insteadPath),
    );
  return {
    open: () => openWith('places'),
    giveFlat: () => openWith('flat'),
    suggestTown: () =>
      void loadSheet().then(
        () => setStart((current) => current ?? 'suggestedTown'),
        () => undefined,
      ),
    prepare: () => void loadSheet().catch(() => undefined),
    sheet: start ? <LazySheet start={start} town={town} onClose={close} /> : null,
  };
}
