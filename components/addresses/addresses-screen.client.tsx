'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type ComponentProps } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useReturnPath } from '@/components/layout/use-return-path';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useIsHydrated } from '@/components/ui/use-known-here';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { type Address, MAX_ADDRESSES, UNSAVED_ID } from '@/lib/ground/addresses/address';
import { chooseAddress } from '@/lib/ground/addresses/address-changes';
import { beginAddress } from '@/lib/ground/addresses/address-draft';
import { queryClient } from '@/lib/core/bff/query-client';
import { paths } from '@/lib/core/paths/paths';
import { AddressActions, AddressRows } from './address-row.client';
import { AddressesFailed } from './addresses-failed.client';
import type { DeleteAddress } from './delete-address.client';
import { useActiveAddress } from './use-active-address';

const loadQuestion = () => import('./delete-address.client').then((module) => module.DeleteAddress);

/** The diner's addresses: to choose from, to change, to delete, to add to. A guest has the one stored on this device. */
export function AddressesScreen() {
  const isHydrated = useIsHydrated();
  return (
    <QueryClientProvider client={queryClient()}>
      <div className="address-page">{isHydrated ? <AddressList /> : <ListSkeleton />}</div>
    </QueryClientProvider>
  );
}

function AddressList() {
  const t = useTranslations('addresses');
  const router = useRouter();
  const cameFrom = useReturnPath();
  const { active, isRefused, saved, isSignedIn, isPending, hasFailed, retry, position } = useActiveAddress();
  const failureText = useFailureText();
  const question = useLateDialog<ComponentProps<typeof DeleteAddress>, Address>(
    loadQuestion,
    failureText('network'),
  );
  const addresses = active?.id === UNSAVED_ID ? [active, ...saved] : saved;
  const returnTo = cameFrom === paths.home() ? paths.addresses() : cameFrom;

  if (isPending) return <ListSkeleton />;
  if (hasFailed) return <AddressesFailed onRetry={retry} />;
  const choose = (address: Address) => {
    chooseAddress(address);
    if (cameFrom !== paths.home()) router.push(cameFrom);
  };
  const isFull = saved.length >= MAX_ADDRESSES;
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState art={<img src="/icons/icon.svg" alt="" width={84} height={84} />} title={t('emptyTitle')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <AddressRows
          addresses={addresses}
          activeId={active?.id}
          isRefused={isRefused}
          onChoose={choose}
          actions={(address) => (
            <AddressActions
              address={address}
              onEdit={() => beginAddress(returnTo)}
              onDelete={() => question.open(address)}
              isAskingToDelete={question.isLoadingFor(address)}
            />
          )}
        />
      )}
      {isFull ? <Notice role="note">{t('full', { count: saved.length })}</Notice> : null}
      {isFull || (!isSignedIn && addresses.length > 0) ? null : (
        <ButtonLink big wide href={paths.addressMap()} onClick={() => beginAddress(returnTo)}>
          {t('add')}
        </ButtonLink>
      )}
      {isSignedIn ? null : (
        <Notice
          role="note"
          title={t('guestTitle')}
          actions={
            <a className="button button--text" href={paths.signIn(paths.addresses())}>
              {t('signIn')}
            </a>
          }
        >
          {addresses.length > 0 ? t('guestText') : null}
        </Notice>
      )}
      {question.opened ? (
        <question.opened.Dialog
          address={question.opened.subject}
          standing={{ saved, active, from: position }}
          onClose={question.close}
        />
      ) : null}
    </>
  );
}

function ListSkeleton() {
  const t = useTranslations('addresses');
  return (
    <div className="grid gap-3" role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="card" className="h-24" />
      <Skeleton shape="card" className="h-24" />
      <Skeleton shape="control" className="h-14" />
    </div>
  );
}
