'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { useKeyedAction } from '@/components/layout/use-keyed-action';
import { toasts } from '@/components/ui/toasts';
import {
  isFlatMissing,
  MAX_LENGTHS,
  trimmedFields,
  type AddressFields,
} from '@/lib/ground/addresses/address';
import { refusedFields, saveAddress } from '@/lib/ground/addresses/address-changes';
import {
  beginAddress,
  forgetAddressDraft,
  readAddressDraft,
  saveAddressDraft,
  takeAddressReturn,
  type AddressDraft,
} from '@/lib/ground/addresses/address-draft';
import { visibleLine } from '@/lib/core/text/visible-text';
import { fieldsOfValues, maxCommentLength, valuesOf, type AddressValues } from './address-values';

/** Texts of the form, and which of them may not be empty (LAY-32); the flat only of a house with flats (ADDR-29). */
type TextName = Exclude<keyof typeof MAX_LENGTHS, 'label'> | 'ownLabel';
const NEEDED: readonly TextName[] = ['city', 'street', 'building', 'apartment'];

/** A form over a page. */
export interface AddressFormSheet {
  /** Where the map leads back to. */
  returnTo: string;
  /** The sheet's foot, which the button belongs into; null until it is drawn. */
  foot: HTMLElement | null;
  /** The next step, instead of another page. */
  onSaved: () => void;
  /** Leads back to the search for a place. */
  onOtherPlace: () => void;
}

/** The form of an address: its values, its errors, loading and saving. */
export function useAddressForm(draft: AddressDraft, sheet?: AddressFormSheet) {
  const t = useTranslations('addresses');
  const router = useRouter();
  const isMounted = useIsMounted();
  const translations = {
    home: t('labelHome'),
    work: t('labelWork'),
    other: t('labelOther'),
    leaveAtDoor: t('leaveAtDoor'),
  };
  const { register, control, handleSubmit, getValues, setError, setFocus, formState } =
    useForm<AddressValues>({ defaultValues: valuesOf(draft.fields, translations) });
  const [labelKind, isPrivateHouse] = useWatch({ control, name: ['labelKind', 'isPrivateHouse'] });
  // In a sheet the house was found just now, and only its flat is missing.
  const isFlatNext = sheet !== undefined && isFlatMissing(draft.fields);
  useEffect(() => {
    if (isFlatNext) setFocus('apartment');
  }, [isFlatNext, setFocus]);
  const fieldsOf = (values: AddressValues) => fieldsOfValues(values, draft.fields, translations);
  const showRefused = (error: unknown) => {
    const names = refusedFields(error).map((name) => (name === 'label' ? 'ownLabel' : name));
    const shown = (Object.keys(getValues()) as (keyof AddressValues)[]).filter((name) =>
      names.includes(name),
    );
    for (const name of shown) setError(name, { message: t('fieldRefused') });
    const [first] = shown;
    if (first) setFocus(first);
  };

  const saving = useKeyedAction({
    purpose: 'address',
    prefix: draft.key,
    send: (key, fields: AddressFields) =>
      saveAddress(draft.addressId, fields, key).catch((error: unknown) => {
        showRefused(error);
        throw error;
      }),
    follow: () => {
      // Unless another one was begun since.
      if (readAddressDraft()?.key === draft.key) forgetAddressDraft();
      toasts.show({ text: t('saved') });
      // A diner who has left the form stays where they are, with the way back of their next task.
      if (!isMounted()) return false;
      const returnTo = takeAddressReturn();
      if (sheet) sheet.onSaved();
      else router.replace(returnTo);
      return false;
    },
  });

  return {
    translations,
    labelKind,
    isPrivateHouse,
    register,
    /** A text with its bound and its error. */
    text: (name: TextName) => ({
      ...register(name, {
        validate: (value) =>
          !NEEDED.includes(name) ||
          visibleLine(value) !== '' ||
          t(name === 'apartment' ? 'apartmentRequired' : 'required'),
      }),
      maxLength:
        name === 'comment'
          ? maxCommentLength(translations)
          : MAX_LENGTHS[name === 'ownLabel' ? 'label' : name],
      'aria-required': NEEDED.includes(name) || undefined,
      error: formState.errors[name]?.message,
    }),
    submit: handleSubmit((values) => saving.run(trimmedFields(fieldsOf(values)))),
    isSaving: saving.isBusy,
    failure: saving.failure,
    /** Stores the typed values before another screen that leads back here. */
    keep: () => {
      if (sheet) beginAddress(sheet.returnTo);
      saveAddressDraft({ ...draft, fields: fieldsOf(getValues()) });
    },
  };
}
