'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { TypedField } from '@/components/ui/typed-field';
import { paths } from '@/lib/core/paths/paths';
import { shownPhone } from '@/lib/core/text/phone';
import { GENDERS, MAX_NAME_LENGTH, type Gender } from '@/lib/profile/profile';
import type { Profile } from '@/lib/profile/profile.schema';
import { FailureNotice } from './failure-notice.client';
import { useProfileForm } from './use-profile-form';

/** The fields that the diner edits (PROF-01, PROF-02); the phone comes from the sign-in. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const { register, control, problemOf, submit, isBusy, failure, checkName, checkBirthday } = useProfileForm({
    profile,
    others: ['surname', 'gender'],
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
      <TypedField
        kind="letters"
        label={t('name')}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        error={problemOf('name')}
        {...register('name', { validate: checkName })}
      />
      <TypedField
        kind="letters"
        label={t('surname')}
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
        error={problemOf('surname')}
        {...register('surname')}
      />
      <TypedField
        kind="date"
        label={t('birthDate')}
        autoComplete="bday"
        placeholder={t('datePattern')}
        error={problemOf('birthday')}
        {...register('birthday', { validate: (typed) => typed === '' || checkBirthday(typed) })}
      />
      <div className="text-field">
        <p className="caption font-medium" aria-hidden="true">
          {t('gender')}
        </p>
        <Controller
          name="gender"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Segmented<Gender | ''>
              label={t('gender')}
              options={GENDERS.map((gender) => ({ value: gender, label: t(gender) }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </div>
      <TextField label={t('phone')} help={t('phoneHelp')} readOnly value={shownPhone(profile.phone)} />
      {failure ? <FailureNotice failure={failure} title={t('notSaved')} /> : null}
      <Button type="submit" big busy={isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
