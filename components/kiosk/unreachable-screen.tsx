import { useTranslations } from 'next-intl';
import { EmptyPicture } from '@/components/ui/empty-picture';

/** Our server does not answer: the kiosk says so, and comes back by itself. */
export function UnreachableScreen() {
  const t = useTranslations('kiosk');
  return (
    <div className="kiosk-message" role="status">
      <EmptyPicture name="pan" />
      <h1>{t('unreachableTitle')}</h1>
      <p>{t('unreachableText')}</p>
    </div>
  );
}
