'use client';

import { Armchair } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import { HELP_MARK } from './controls';

const AssistSheet = onDemand(() => import('./assist-sheet.client').then((module) => module.AssistSheet));

/** Opens the sheet in which a guest makes the kiosk fit. */
export function AssistButton() {
  const t = useTranslations('kioskAssist');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        {...{ [HELP_MARK]: '' }}
        tone="quiet"
        className="assist-button"
        aria-haspopup="dialog"
        aria-label={t('title')}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Armchair} />
        <span className="assist-button__label">{t('title')}</span>
      </Button>
      {isOpen ? <AssistSheet onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
