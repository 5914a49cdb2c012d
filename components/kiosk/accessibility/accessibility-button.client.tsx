'use client';

import { Armchair } from 'lucide';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { HELP_BUTTON } from './controls';

const loadSheet = () => import('./accessibility-sheet.client').then((module) => module.AccessibilitySheet);

/** Opens the sheet in which a guest makes the kiosk fit. */
export function AccessibilityButton() {
  const t = useTranslations('kioskAccessibility');
  const { opened, isLoading, open, close } = useLateDialog(loadSheet, t('failed'));
  return (
    <>
      <Button
        {...{ [HELP_BUTTON]: '' }}
        tone="quiet"
        className="accessibility-button"
        aria-haspopup="dialog"
        aria-label={t('title')}
        busy={isLoading}
        onClick={() => open()}
      >
        <Icon of={Armchair} />
        <span className="accessibility-button__label">{t('title')}</span>
      </Button>
      {opened ? <opened.Dialog onClose={close} /> : null}
    </>
  );
}
