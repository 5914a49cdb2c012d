import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { AccessibilityButton } from './accessibility/accessibility-button.client';
import { BACK_MARK } from './accessibility/controls';

type KioskHeaderProps = {
  title: string;
  text?: string;
  onBack?: () => void;
  children?: ReactNode;
};

/** The bar on top of a guest's screens, with the screen's name. */
export function KioskHeader({ title, text, onBack, children }: KioskHeaderProps) {
  const t = useTranslations('layout');
  return (
    <header className="kiosk-header">
      {onBack ? (
        <IconButton {...{ [BACK_MARK]: '' }} label={t('back')} edge="lead" onClick={onBack}>
          <Glyph name="back" />
        </IconButton>
      ) : null}
      <div className="flex-fill">
        <h1>{title}</h1>
        {text ? <p className="muted">{text}</p> : null}
      </div>
      {children}
      <AccessibilityButton />
    </header>
  );
}
