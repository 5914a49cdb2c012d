'use client';

import { Sheet } from '@/components/ui/sheet.client';
import type { Language } from '@/lib/core/site/site';
import { LanguageList, type LanguageChoice } from './language-list.client';

type LanguageSheetProps = {
  title: string;
  closeLabel: string;
  choices: readonly LanguageChoice[];
  current: Language;
  onClose: () => void;
};

/** The choice of language over the current page. */
export function LanguageSheet({ title, closeLabel, choices, current, onClose }: LanguageSheetProps) {
  const { pathname, search } = window.location;
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={closeLabel}
    >
      <LanguageList choices={choices} current={current} openPath={pathname + search} />
    </Sheet>
  );
}
