'use client';

import { ArrowDownToLine, Contrast, Keyboard, Volume2 } from 'lucide';
import type { IconNode } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet.client';
import { Switch } from '@/components/ui/switch';
import { changeAccessibility, TEXT_PERCENTS, type Accessibility } from '@/lib/kiosk/accessibility';
import { recordActivity } from '@/lib/kiosk/activity';
import type { Language } from '@/lib/core/site/site';
import { useAccessibility } from './use-accessibility';
import { useVoice } from './use-voice';

/** The settings that a guest can switch on; each acts at once. */
export function AccessibilitySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('kioskAccessibility');
  const common = useTranslations('layout');
  const accessibility = useAccessibility();
  const voice = useVoice(useLocale() as Language);
  const change = (part: Partial<Accessibility>) => {
    // Touches are not counted before there is a guest.
    recordActivity();
    changeAccessibility(part);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <Button big wide onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <fieldset className="accessibility-sizes">
        <legend className="text-lead">{t('textSize')}</legend>
        {TEXT_PERCENTS.map((percent) => (
          <label key={percent} className="choice-tile">
            <input
              type="radio"
              name="accessibility-text"
              checked={percent === accessibility.textPercent}
              onChange={() => change({ textPercent: percent })}
            />
            <span
              aria-hidden="true"
              className={`accessibility-sizes__letter accessibility-sizes__letter--${percent}`}
            >
              {t('letter')}
            </span>
            <small className="number">{t('percent', { percent })}</small>
          </label>
        ))}
      </fieldset>
      <div className="card accessibility-switches">
        <AssistSwitch
          icon={Contrast}
          label={t('contrast')}
          checked={accessibility.hasContrast}
          onChange={(hasContrast) => change({ hasContrast })}
        >
          {t('contrastText')}
        </AssistSwitch>
        <div className="accessibility-reach">
          <AssistSwitch
            icon={ArrowDownToLine}
            label={t('reach')}
            checked={accessibility.isInReach}
            onChange={(isInReach) => change({ isInReach })}
          >
            {t('reachText')}
          </AssistSwitch>
        </div>
        {voice ? (
          <AssistSwitch
            icon={Volume2}
            label={t('voice')}
            checked={accessibility.isSpoken}
            onChange={(isSpoken) => change({ isSpoken })}
          >
            {t('voiceText')}
          </AssistSwitch>
        ) : null}
      </div>
      <p className="accessibility-keys muted">
        <Icon of={Keyboard} />
        <span>{t('keysText')}</span>
      </p>
    </Sheet>
  );
}

type AssistSwitchProps = {
  icon: IconNode;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

function AssistSwitch({ icon, ...rest }: AssistSwitchProps) {
  return (
    <Switch
      icon={
        <span className="icon-row__icon">
          <Icon of={icon} />
        </span>
      }
      {...rest}
    />
  );
}
