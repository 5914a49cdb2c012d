import { Cake } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';
import { shownBirthday } from '@/lib/profile/profile';

/** A link to the birthday form, with the date once it is known, as DD/MM/YYYY (PROF-05). */
export function BirthdayTile({ birthday }: { birthday: string | null }) {
  const t = useTranslations('profile');
  return (
    <SoftLink href={paths.birthday()} className="card card--padded block">
      <Icon of={Cake} className="text-action-ink" />
      <b className="strong mt-2.5 block">{t('birthday')}</b>
      <span className="caption muted">{birthday ? shownBirthday(birthday) : t('fillBirthday')}</span>
    </SoftLink>
  );
}
