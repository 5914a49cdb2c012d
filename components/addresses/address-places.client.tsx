'use client';

import { LocateFixed, Map as MapIcon, MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { ReactNode, RefObject } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { SoftLink } from '@/components/ui/soft-link';
import { fieldsAt, isFlatMissing, UNSAVED_ID, type Address } from '@/lib/ground/addresses/address';
import { chooseAddress } from '@/lib/ground/addresses/address-changes';
import {
  beginAddress,
  draftOf,
  saveAddressDraft,
  type AddressDraft,
} from '@/lib/ground/addresses/address-draft';
import { newAddressKey } from '@/lib/ground/addresses/stored-address';
import { paths } from '@/lib/core/paths/paths';
import { AddressRows } from './address-row.client';
import { AddressesFailed } from './addresses-failed.client';
import { AddressSearch } from './address-search.client';
import { useActiveAddress } from './use-active-address';
import { useAddressHere } from './use-address-here';

type AddressPlacesProps = {
  /** The town of the page, where others can be chosen. */
  town: string | undefined;
  /** The page under the sheet, where the map leads back to. */
  returnTo: string;
  /** A place was found: its flat comes next. */
  onDraft: (draft: AddressDraft) => void;
  onChosen: () => void;
  onTowns: () => void;
  searchField: RefObject<HTMLInputElement | null>;
};

/** The ways to say where one is: a street, the position, the map, a saved address, a town. */
export function AddressPlaces({
  town,
  returnTo,
  onDraft,
  onChosen,
  onTowns,
  searchField,
}: AddressPlacesProps) {
  const t = useTranslations('addresses');
  const towns = useTranslations('towns');
  const router = useRouter();
  const here = useAddressHere();
  const newDraft = (fields: AddressDraft['fields']) => ({ addressId: null, fields, key: newAddressKey() });
  const showOnMap = (fields: AddressDraft['fields']) => {
    beginAddress(returnTo);
    saveAddressDraft(newDraft(fields));
    router.push(paths.addressMapOfDraft());
  };
  return (
    <div className="grid gap-4">
      <AddressSearch
        needsBuilding
        isInFlow
        field={searchField}
        onPick={(place) => {
          const fields = fieldsAt(place, place);
          // Its house is unknown: it is shown on the map.
          if (place.building === '') showOnMap(fields);
          else onDraft(newDraft(fields));
        }}
      />
      <div className="card">
        <button
          type="button"
          className="icon-row text-start"
          aria-busy={here.isAsking || undefined}
          onClick={() =>
            here.known ? onDraft(newDraft(here.known)) : here.ask((fields) => onDraft(newDraft(fields)))
          }
        >
          <RowIcon>
            {here.isAsking ? <span className="spinner" aria-hidden="true" /> : <Icon of={LocateFixed} />}
          </RowIcon>
          <b className="flex-fill">
            {here.known
              ? t('hereAt', { place: [here.known.street, here.known.building].filter(Boolean).join(', ') })
              : t(here.isAsking ? 'locating' : 'myPosition')}
          </b>
        </button>
        <SoftLink className="icon-row" href={paths.addressMap()} onClick={() => beginAddress(returnTo)}>
          <RowIcon>
            <Icon of={MapIcon} />
          </RowIcon>
          <b className="flex-fill">{t('onMap')}</b>
          <Glyph name="next" size="small" />
        </SoftLink>
        {town === undefined ? null : (
          <button type="button" className="icon-row text-start" onClick={onTowns}>
            <RowIcon>
              <Icon of={MapPin} />
            </RowIcon>
            <span className="flex-fill">
              <span className="muted caption block">{towns('title')}</span>
              <b>{town}</b>
            </span>
            <Glyph name="next" size="small" />
          </button>
        )}
      </div>
      {here.problem ? (
        <Notice tone="warn" role="alert">
          {here.problem}
        </Notice>
      ) : null}
      <OwnAddresses
        returnTo={returnTo}
        onChoose={(address) => {
          chooseAddress(address);
          if (isFlatMissing(address)) onDraft(draftOf(address));
          else onChosen();
        }}
      />
    </div>
  );
}

function RowIcon({ children }: { children: ReactNode }) {
  return <span className="icon-row__icon">{children}</span>;
}

/** The diner's addresses, whole, to choose from; nothing where there is none. */
function OwnAddresses({ returnTo, onChoose }: { returnTo: string; onChoose: (address: Address) => void }) {
  const t = useTranslations('addresses');
  const { active, isRefused, saved, isPending, hasFailed, retry } = useActiveAddress();
  const addresses = active?.id === UNSAVED_ID ? [active, ...saved] : saved;
  if (isPending)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton shape="card" className="h-24" />
      </div>
    );
  if (hasFailed) return <AddressesFailed onRetry={retry} />;
  if (addresses.length === 0) return null;
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby="own-addresses">
      <h3 id="own-addresses" className="title">
        {t('title')}
      </h3>
      <AddressRows addresses={addresses} activeId={active?.id} isRefused={isRefused} onChoose={onChoose} />
      <SoftLink className="link inline-flex min-h-11 items-center" href={paths.addresses(returnTo)}>
        {t('manage')}
      </SoftLink>
    </section>
  );
}
