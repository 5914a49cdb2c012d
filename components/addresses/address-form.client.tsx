'use client';

import { MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Dock } from '@/components/ui/dock';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextArea, TextField } from '@/components/ui/text-field';
import { isServerAddress, type AddressDraft } from '@/lib/ground/addresses/address-draft';
import { BffError } from '@/lib/core/bff/client';
import { paths } from '@/lib/core/paths/paths';
import { LABEL_KINDS } from './address-values';
import { PinMap } from './pin-map.client';
import { useAddressForm, type AddressFormSheet } from './use-address-form';

/** The texts of an address (ADDR-01, ADDR-02); in a sheet without those that were found already. */
export function AddressForm({ draft, sheet }: { draft: AddressDraft; sheet?: AddressFormSheet }) {
  const t = useTranslations('addresses');
  const formId = useId();
  const form = useAddressForm(draft, sheet);
  const { text, register, translations, isPrivateHouse } = form;
  const { city, street, building } = draft.fields;
  const isFound = sheet !== undefined && [city, street, building].every((part) => part !== '');
  // In a sheet the button stands in its foot, outside of the form.
  const save = (
    <Button big wide type="submit" form={formId} busy={form.isSaving}>
      {t('save')}
    </Button>
  );
  return (
    <form id={formId} className="grid gap-3" noValidate onSubmit={(event) => void form.submit(event)}>
      <section className="card" aria-label={t('place')}>
        <PinMap spot={draft.fields} onMove={form.keep} />
        <div className="icon-row">
          <span className="icon-row__icon">
            <Icon of={MapPin} />
          </span>
          <span className="flex-fill">
            <b>{[street, building].filter(Boolean).join(', ') || t('place')}</b>
            <span className="muted caption block">{city}</span>
          </span>
          {sheet ? (
            <Button tone="text" small onClick={sheet.onOtherPlace}>
              {t('otherPlace')}
            </Button>
          ) : null}
        </div>
      </section>
      <section className="card card--padded grid gap-4">
        {isFound ? null : (
          <>
            <TextField label={t('city')} autoComplete="address-level2" {...text('city')} />
            <TextField label={t('street')} autoComplete="address-line1" {...text('street')} />
            <TextField label={t('building')} autoComplete="off" {...text('building')} />
          </>
        )}
        {/* The switch keeps its place where the rooms go. */}
        <div className="address-form__door">
          {isPrivateHouse ? null : (
            <TextField label={t('apartment')} autoComplete="off" {...text('apartment')} />
          )}
          <label className="address-form__switch">
            <span className="flex-fill font-medium">{t('isPrivateHouse')}</span>
            <input type="checkbox" role="switch" className="choice-mark" {...register('isPrivateHouse')} />
          </label>
        </div>
        {isPrivateHouse ? null : (
          <div className="side-by-side items-end">
            <TextField
              label={t('entrance')}
              className="min-w-0 grid-cols-1"
              inputMode="numeric"
              autoComplete="off"
              {...text('entrance')}
            />
            <TextField
              label={t('floor')}
              className="min-w-0 grid-cols-1"
              inputMode="numeric"
              autoComplete="off"
              {...text('floor')}
            />
          </div>
        )}
        <label className="address-form__switch">
          <span className="flex-fill font-medium">{t('leaveAtDoor')}</span>
          <input type="checkbox" role="switch" className="choice-mark" {...register('isLeftAtDoor')} />
        </label>
        <TextArea label={t('comment')} help={t('commentHelp')} rows={2} {...text('comment')} />
      </section>
      <section className="card card--padded grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">{t('label')}</legend>
          <div className="size-tiles">
            {LABEL_KINDS.map((kind) => (
              <label key={kind} className="choice-tile">
                <input type="radio" value={kind} {...register('labelKind')} />
                {translations[kind]}
              </label>
            ))}
          </div>
        </fieldset>
        {form.labelKind === 'other' ? (
          <TextField label={t('ownLabel')} autoComplete="off" {...text('ownLabel')} />
        ) : null}
      </section>
      {form.failure ? <SaveFailure draft={draft} failure={form.failure} onSignIn={form.keep} /> : null}
      {sheet ? sheet.foot && createPortal(save, sheet.foot) : <Dock>{save}</Dock>}
    </form>
  );
}

type SaveFailureProps = { draft: AddressDraft; failure: Error; onSignIn: () => void };

/** Says what failed (ADDR-25 to ADDR-27); a diner whose session has ended keeps the typed values when signing in again. */
function SaveFailure({ draft: { addressId }, failure, onSignIn }: SaveFailureProps) {
  const t = useTranslations('addresses');
  const textOf = useFailureText();
  const isSignInNeeded =
    failure instanceof BffError && (failure.code === 'auth/required' || failure.code === 'auth/ended');
  return (
    <Notice
      tone="danger"
      title={t(isServerAddress(addressId) ? 'updateFailed' : 'createFailed')}
      actions={
        isSignInNeeded ? (
          <a
            className="button button--text"
            href={paths.signIn(paths.addressForm(addressId ?? undefined))}
            onClick={onSignIn}
          >
            {t('signIn')}
          </a>
        ) : null
      }
    >
      {textOf(failure)}
    </Notice>
  );
}
