'use client';

import { Pencil, Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { SoftLink } from '@/components/ui/soft-link';
import { type Address, UNSAVED_ID } from '@/lib/ground/addresses/address';
import { paths } from '@/lib/core/paths/paths';
import { flatText } from './address-texts';

type AddressRowProps = {
  address: Address;
  isActive: boolean;
  isRefused: boolean;
  /** Its place among the rows, from 1, and how many there are. */
  place: number;
  count: number;
  onChoose: () => void;
  /** Buttons beside the address. */
  children?: ReactNode;
};

type AddressRowsProps = Pick<AddressRowProps, 'isRefused'> & {
  addresses: readonly Address[];
  /** The active one's id. */
  activeId: number | undefined;
  onChoose: (address: Address) => void;
  /** Buttons beside each address. */
  actions?: (address: Address) => ReactNode;
};

/** Addresses to choose one from. */
export function AddressRows({ addresses, activeId, isRefused, onChoose, actions }: AddressRowsProps) {
  const t = useTranslations('addresses');
  return (
    <ul className="card w-full" aria-label={t('listLabel')}>
      {addresses.map((address, index) => (
        <AddressRow
          key={address.id}
          address={address}
          isActive={address.id === activeId}
          isRefused={isRefused}
          place={index + 1}
          count={addresses.length}
          onChoose={() => onChoose(address)}
        >
          {actions?.(address)}
        </AddressRow>
      ))}
    </ul>
  );
}

/** An address, chosen by pressing it. */
function AddressRow({ address, isActive, isRefused, place, count, onChoose, children }: AddressRowProps) {
  const t = useTranslations('addresses');
  const { id, label, city, street, building } = address;
  return (
    <li className="option address-row">
      <label className="address-row__choice">
        <input
          type="radio"
          className="choice-mark"
          // Each is a group of its own: within one group an arrow key would choose the next address at once.
          name={`address-${id}`}
          aria-posinset={place}
          aria-setsize={count}
          checked={isActive}
          onChange={onChoose}
          onClick={isActive ? onChoose : undefined}
        />
        <span className="flex-fill">
          <span className="strong block">{label}</span>
          <span className="block">{`${street}, ${building}`}</span>
          <span className="muted caption block">
            {[city, flatText(address, t)].filter(Boolean).join(', ')}
          </span>
          {isActive ? <span className="ok-text caption block">{t('active')}</span> : null}
          {id === UNSAVED_ID ? (
            <span className={isRefused ? 'warn-text caption block' : 'muted caption block'}>
              {t(isRefused ? 'refused' : 'unsaved')}
            </span>
          ) : null}
        </span>
      </label>
      {children}
    </li>
  );
}

type AddressActionsProps = {
  address: Address;
  /** Called when the diner opens the form. */
  onEdit: () => void;
  onDelete: () => void;
  /** The question before is on its way. */
  isAskingToDelete: boolean;
};

/** The buttons that change or delete an address. */
export function AddressActions({ address, onEdit, onDelete, isAskingToDelete }: AddressActionsProps) {
  const t = useTranslations('addresses');
  const { id, label, street, building } = address;
  const name = `${label}, ${street}, ${building}`;
  return (
    <>
      <SoftLink
        className="icon-button"
        href={paths.addressForm(id)}
        aria-label={t('edit', { name })}
        onClick={onEdit}
      >
        <Icon of={Pencil} />
      </SoftLink>
      <IconButton label={t('delete', { name })} aria-busy={isAskingToDelete || undefined} onClick={onDelete}>
        <Icon of={Trash2} />
      </IconButton>
    </>
  );
}
