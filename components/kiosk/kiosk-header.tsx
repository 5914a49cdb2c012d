import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';

type KioskHeaderProps = {
  title: string;
  text?: string;
  onBack?: () => void;
  children?: ReactNode;
};

/** The bar on top of a guest's screens. */
export function KioskHeader({ title, text, onBack, children }: KioskHeaderProps) {
  const t = useTranslations('layout');
  return (
    <header className="kiosk-header">
      {onBack ? (
        <IconButton label={t('back')} edge="lead" onClick={onBack}>
          <Glyph name="back" />
        </IconButton>
      ) : null}
      <p className="flex-fill">
        <b>{title}</b>
        {text ? <span className="muted">{text}</span> : null}
      </p>
      {children}
    </header>
  );
}
