'use client';

import { Settings } from 'lucide';
import { useTranslations } from 'next-intl';
import { MAIN_ID } from '@/components/layout/skip-link';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths/paths';
import { ComeBack } from './come-back.client';

/** Guests cannot order on this tablet until its staff have enrolled it, which is behind their PIN. */
export function NotEnrolledScreen() {
  const t = useTranslations('kiosk');
  return (
    <main id={MAIN_ID} tabIndex={-1} className="kiosk-message">
      <EmptyPicture name="compass" />
      <h1>{t('notEnrolledTitle')}</h1>
      <p>{t('notEnrolledText')}</p>
      <ButtonLink tone="tint" big href={paths.kioskStaff()}>
        <Icon of={Settings} />
        {t('toStaff')}
      </ButtonLink>
      <ComeBack />
    </main>
  );
}
