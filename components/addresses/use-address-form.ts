'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import { toasts } from '@/components/ui/toasts';
import { LONGEST } from '@/lib/addresses/address';
import { refusedFields, saveAddress } from '@/lib/addresses/address-changes';
import {
  forgetAddressDraft,
  saveAddressDraft,
  takeAddressReturn,
  type AddressDraft,
} from '@/lib/addresses/address-draft';
import { fieldsOfValues, valuesOf, type AddressValues } from './address-values';

/** Texts of the form, and which of them may not be empty (LAY-32). */
type TextName = Exclude<keyof typeof LONGEST, 'label'> | 'ownLabel';
const NEEDED: readonly TextName[] = ['city', 'street', 'building'];

/** The form of an address: its values, its errors, loading and saving. */
export function useAddressForm(draft: AddressDraft) {
  const t = useTranslations('addresses');
  const router = useRouter();
  const words = { home: t('labelHome'), work: t('labelWork'), other: t('labelOther') };
  const { register, control, handleSubmit, getValues, setError, setFocus, formState } =
    useForm<AddressValues>({ defaultValues: valuesOf(draft.fields, words) });
  const [labelKind, isPrivateHouse] = useWatch({ control, name: ['labelKind', 'isPrivateHouse'] });
  const said = (values: AddressValues): AddressDraft => ({
    ...draft,
    fields: fieldsOfValues(values, draft.fields, words),
  });

  const saving = useMutation({
    mutationFn: (values: AddressValues) => saveAddress(said(values)),
    onSuccess: () => {
      forgetAddressDraft();
      toasts.show({ text: t('saved') });
      router.replace(takeAddressReturn());
    },
    onError: (error) => {
      const names = refusedFields(error).map((name) => (name === 'label' ? 'ownLabel' : name));
      const shown = (Object.keys(getValues()) as (keyof AddressValues)[]).filter((name) =>
        names.includes(name),
      );
      for (const name of shown) setError(name, { message: t('fieldRefused') });
      const [first] = shown;
      if (first) setFocus(first);
    },
  });

  return {
    words,
    labelKind,
    isPrivateHouse,
    register,
    /** A text with its bound and what is wrong with it. */
    text: (name: TextName) => ({
      ...register(name, {
        validate: (value) => !NEEDED.includes(name) || value.trim() !== '' || t('required'),
      }),
      maxLength: LONGEST[name === 'ownLabel' ? 'label' : name],
      'aria-required': NEEDED.includes(name) || undefined,
      error: formState.errors[name]?.message,
    }),
    submit: handleSubmit((values) => saving.mutate(values)),
    isSaving: saving.isPending,
    failure: saving.error,
    /** Stores what is typed before another screen that leads back here. */
    keep: () => saveAddressDraft(said(getValues())),
  };
}
