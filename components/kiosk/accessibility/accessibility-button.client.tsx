'use client';

import { Armchair } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import { HELP_MARK } from './controls';

const AccessibilitySheet = onDemand(() =>
  import('./accessibility-sheet.client').then((module) => module.AccessibilitySheet),
);

/** Opens the sheet in which a guest makes the kiosk fit. */
export function AccessibilityButton() {
  const t = useTranslations('kioskAccessibility');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...{ [HELP_MARK]: '' }}
        tone="quiet"
        className="accessibility-button"
        aria-haspopup="dialog"
        aria-label={t('title')}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Armchair} />
        <span className="accessibility-button__label">{t('title')}</span>
      </Button>
      {isOpen ? <AccessibilitySheet onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
