import { useTranslations } from 'next-intl';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { toasts } from '@/components/ui/toasts';
import { BffError } from '@/lib/core/bff/client';
import {
  birthdayMistake,
  isName,
  localDay,
  readBirthday,
  refusedMember,
  shownBirthday,
  type Gender,
  type ProfileMember,
} from '@/lib/profile/profile';
import { saveProfile } from '@/lib/profile/profile.api';
import type { Profile, ProfileChanges } from '@/lib/profile/profile.schema';
import { seenSigns } from '@/lib/core/text/visible-text';
import { useAction } from '@/components/layout/use-action';
import { useIsMounted } from '@/components/ui/use-is-mounted';

/** The values of the profile form. */
export interface ProfileValues {
  name: string;
  surname: string;
  /** dd/mm/yyyy, or empty. */
  birthday: string;
  /** Empty while the diner has not chosen. */
  gender: Gender | '';
}

const typedProfile = ({ name, surname, birthday, gender }: Profile): ProfileValues => ({
  name,
  surname,
  birthday: birthday === null ? '' : shownBirthday(birthday),
  gender: gender ?? '',
});

type ProfileForm = Pick<UseFormReturn<ProfileValues>, 'register' | 'control'> & {
  /** The error text of a member. */
  problemOf: (member: ProfileMember) => string | undefined;
  submit: () => void;
  isBusy: boolean;
  /** Why saving failed, when no field shows the reason. */
  failure: BffError | null;
  checkName: (text: string) => true | string;
  checkBirthday: (typed: string) => true | string;
};

type FormOptions = {
  profile: Profile;
  /** Members of the form besides name and birthday. */
  others: readonly ('surname' | 'gender')[];
  /** Called while the form is still shown. */
  onSaved: () => void;
};

/**
 * A form of the profile: shows errors at their fields, saves once however often it is submitted, and keeps what was
 * typed when saving failed.
 */
export function useProfileForm({ profile, others, onSaved }: FormOptions): ProfileForm {
  const t = useTranslations('profile');
  const form = useForm({ defaultValues: typedProfile(profile), mode: 'onTouched' });
  const { errors } = form.formState;
  const isMounted = useIsMounted();

  const fieldOf = (error: unknown): ProfileMember | undefined =>
    (['name', 'birthday', ...others] as const).find(
      (member) => error instanceof BffError && member === refusedMember(error.details),
    );
  const { run, isBusy, failure } = useAction(async (changes: ProfileChanges) => {
    try {
      await saveProfile(changes);
    } catch (error) {
      const member = fieldOf(error);
      if (member) form.setError(member, { message: t('incorrect') }, { shouldFocus: true });
      throw error;
    }
  });

  const send = async ({ name, surname, birthday, gender }: ProfileValues) => {
    const isSaved = await run({
      name: name.trim(),
      birthday: readBirthday(birthday, localDay()),
      ...(others.includes('surname') ? { surname: surname.trim() } : {}),
      ...(others.includes('gender') ? { gender: gender || null } : {}),
    });
    if (!isSaved) return;
    toasts.show({ text: t('saved'), tone: 'ok' });
    if (isMounted()) onSaved();
  };

  return {
    register: form.register,
    control: form.control,
    problemOf: (member) => errors[member]?.message,
    submit: () => void form.handleSubmit(send)(),
    isBusy,
    failure: fieldOf(failure) === undefined ? failure : null,
    checkName: (text) => isName(text) || t(seenSigns(text) === 0 ? 'required' : 'nameShort'),
    checkBirthday: (typed) => {
      if (seenSigns(typed) === 0) return t('required');
      const mistake = birthdayMistake(typed, localDay());
      return mistake === null || t(`birthday_${mistake}`);
    },
  };
}
