'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal.client';
import { Notice } from '@/components/ui/notice';
import { toasts } from '@/components/ui/toasts';
import type { Address } from '@/lib/ground/addresses/address';
import { removeAddress } from '@/lib/ground/addresses/address-changes';

type DeleteAddressProps = {
  address: Address;
  standing: Parameters<typeof removeAddress>[1];
  onClose: () => void;
};

/** Asks before an address is deleted, and says when that did not work. */
export function DeleteAddress({ address, standing, onClose }: DeleteAddressProps) {
  const t = useTranslations('addresses');
  const textOf = useFailureText();
  const deletion = useMutation({
    mutationFn: () => removeAddress(address, standing),
    onSuccess: () => toasts.show({ text: t('deleted') }),
  });
  // Not of the mutation: an answer that comes late would close the dialog of another address.
  const remove = () => deletion.mutate(undefined, { onSuccess: onClose });
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('deleteTitle')}
      text={`${address.label}, ${address.street}, ${address.building}`}
      actions={
        <>
          {deletion.error ? (
            <Notice tone="danger" title={t('deleteFailed')}>
              {textOf(deletion.error)}
            </Notice>
          ) : null}
          <Button tone="danger" busy={deletion.isPending} onClick={remove}>
            {t('deleteYes')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('deleteNo')}
          </Button>
        </>
      }
    />
  );
}
