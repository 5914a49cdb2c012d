import { MAIN_ID } from '@/components/layout/skip-link';
import { House } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/paths/paths';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { ComeBack } from './come-back.client';

type KioskMessageProps = {
  /** `page`: there is no such page in a kiosk. */
  what: 'page' | 'unknownVenue' | 'unavailable' | 'unavailableDocument' | 'noTablet';
};

const STATUS = {
  page: 404,
  unknownVenue: 404,
  noTablet: 404,
  unavailable: 503,
  unavailableDocument: 503,
} as const;

/** Why a kiosk shows nothing, with its status. */
export async function KioskMessage({ what }: KioskMessageProps) {
  setPageStatus(STATUS[what]);
  const t = await getTranslations('kiosk');
  return (
    <main id={MAIN_ID} tabIndex={-1} className="kiosk-message">
      <meta name="robots" content="noindex" />
      <EmptyPicture name={STATUS[what] === 503 ? 'pan' : 'compass'} />
      <h1>{t(`${what}Title`)}</h1>
      <p>{t(`${what}Text`)}</p>
      <ButtonLink tone="tint" big href={paths.kiosk()}>
        <Icon of={House} />
        {t('toStart')}
      </ButtonLink>
      <ComeBack />
    </main>
  );
}
