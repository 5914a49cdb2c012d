'use client';

import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { profileQuery } from '@/lib/profile/profile.api';
import type { Profile } from '@/lib/profile/profile.schema';
import { RestoreScreen } from './restore-screen.client';

type ProfileStatesProps = {
  /** The skeleton. */
  skeleton: ReactNode;
  children: (profile: Profile) => ReactNode;
  /** Shown below in every state, except for a deleted account. */
  below?: ReactNode;
};

/** The diner's profile once it is loaded: shows the loading, the failure, or the offer to restore the account. */
export function ProfileStates({ skeleton, children, below }: ProfileStatesProps) {
  const t = useTranslations('profile');
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery, queryClient());
  if (profile?.restorableUntil) return <RestoreScreen until={profile.restorableUntil} />;
  const isOffline = isNetworkFailure(error);
  return (
    <>
      {profile ? (
        children(profile)
      ) : error ? (
        <EmptyState
          card
          role="alert"
          art={isOffline ? <Icon of={CloudOff} /> : <EmptyPicture name="pan" />}
          title={t(isOffline ? 'offlineTitle' : 'failedTitle')}
          action={
            <Button tone="tint" busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t(isOffline ? 'offlineText' : 'failedText')}
        </EmptyState>
      ) : (
        <div aria-busy="true">
          <span className="visually-hidden" role="status">
            {t('loading')}
          </span>
          {skeleton}
        </div>
      )}
      {below}
    </>
  );
}
