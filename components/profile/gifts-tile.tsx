import { Gift } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';

/** A link to the gifts and coupons. */
export function GiftsTile() {
  const t = useTranslations('profile');
  return (
    <SoftLink href={paths.gifts()} className="card card--padded block">
      <Icon of={Gift} className="text-action-ink" />
      <b className="strong mt-2.5 block">{t('gifts')}</b>
      <span className="caption muted">{t('giftsText')}</span>
    </SoftLink>
  );
}
