'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import type { AddressDraft } from '@/lib/ground/addresses/address-draft';
import { findAddressDraft } from '@/lib/ground/addresses/form-start';
import { queryClient } from '@/lib/core/bff/query-client';
import { paths } from '@/lib/core/paths/paths';

/* The form's code is loaded while its values are. */
const AddressForm = onDemand(() => import('./address-form.client').then((module) => module.AddressForm), {
  placeholder: <FormSkeleton />,
});

type Start =
  { kind: 'looking' } | { kind: 'found'; draft: AddressDraft } | { kind: 'failed'; error: unknown };

/** The address form; without coordinates the map comes first. */
export function AddressFormScreen() {
  const t = useTranslations('addresses');
  const textOf = useFailureText();
  const router = useRouter();
  const [start, setStart] = useState<Start>({ kind: 'looking' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isHere = true;
    findAddressDraft(window.location.search).then(
      (draft) => {
        if (!isHere) return;
        if (draft) setStart({ kind: 'found', draft });
        else router.replace(paths.addressMap());
      },
      (error: unknown) => {
        if (isHere) setStart({ kind: 'failed', error });
      },
    );
    return () => {
      isHere = false;
    };
  }, [attempt, router]);

  const retry = () => {
    setStart({ kind: 'looking' });
    setAttempt(attempt + 1);
  };
  return (
    <QueryClientProvider client={queryClient()}>
      <div className="address-page">
        {start.kind === 'found' ? <AddressForm draft={start.draft} /> : null}
        {start.kind === 'looking' ? <FormSkeleton /> : null}
        {start.kind === 'failed' ? (
          <Notice
            tone="warn"
            title={t('errorTitle')}
            actions={
              <>
                <Button tone="text" onClick={retry}>
                  {t('retry')}
                </Button>
                <ButtonLink tone="text" href={paths.addresses()}>
                  {t('title')}
                </ButtonLink>
              </>
            }
          >
            {textOf(start.error)}
          </Notice>
        ) : null}
      </div>
    </QueryClientProvider>
  );
}

function FormSkeleton() {
  const t = useTranslations('addresses');
  return (
    <div className="grid gap-3" role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="card" className="h-56" />
      <Skeleton shape="card" className="h-80" />
      <Skeleton shape="card" className="h-40" />
    </div>
  );
}
