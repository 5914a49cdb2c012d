'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TypedField } from '@/components/ui/typed-field';
import { paths } from '@/lib/core/paths/paths';
import { MAX_NAME_LENGTH } from '@/lib/profile/profile';
import type { Profile } from '@/lib/profile/profile.schema';
import { FailureNotice } from './failure-notice.client';
import { useProfileForm } from './use-profile-form';

/** Name and date of birth, both required (PROF-08, LAY-32). */
export function BirthdayForm({ profile }: { profile: Profile }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const { register, problemOf, submit, isBusy, failure, checkName, checkBirthday } = useProfileForm({
    profile,
    others: [],
    onSaved: () => router.replace(paths.profile()),
  });
  return (
    <form
      noValidate
      className="card card--padded grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="muted">{t('birthdayText')}</p>
      <TypedField
        kind="letters"
        label={t('name')}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        error={problemOf('name')}
        {...register('name', { validate: checkName })}
      />
      <TypedField
        kind="date"
        label={t('birthDate')}
        autoComplete="bday"
        placeholder={t('datePattern')}
        error={problemOf('birthday')}
        {...register('birthday', { validate: checkBirthday })}
      />
      {failure ? <FailureNotice failure={failure} title={t('notSaved')} /> : null}
      <Button type="submit" big busy={isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
