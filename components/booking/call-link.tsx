import { useTranslations } from 'next-intl';
import { shownPhone } from '@/lib/core/text/phone';
import { phoneHref } from '@/lib/ground/venues/venue-details';

/** Calls the venue; nothing where it has no number. */
export function CallLink({ phone }: { phone: string | null }) {
  const t = useTranslations('booking');
  const href = phone === null ? null : phoneHref(phone);
  if (phone === null || href === null) return null;
  return (
    <a className="button button--text" href={href}>
      <span className="button__label">
        {t('call')} <span className="number">{shownPhone(phone)}</span>
      </span>
    </a>
  );
}
