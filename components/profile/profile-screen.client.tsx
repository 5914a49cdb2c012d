'use client';

import { Pencil } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';
import { maskedPhone } from '@/lib/core/text/phone';
import type { Diner } from '@/lib/profile/profile.schema';
import { Avatar } from './avatar';
import { BirthdayTile } from './birthday-tile';
import { GiftsTile } from './gifts-tile';
import { ProfileRows, type ProfileRowsProps } from './profile-rows.client';
import { ProfileStates } from './profile-states.client';

type ProfileScreenProps = ProfileRowsProps & {
  /** The card of bonuses and level, between the name and the tiles. */
  level?: ReactNode;
};

/** The profile page: the diner's data, their bonuses, and links to everything else (NAV-21). */
export function ProfileScreen({ level, ...rows }: ProfileScreenProps) {
  return (
    <ProfileStates skeleton={<HeadSkeleton level={level} />} below={<ProfileRows {...rows} />}>
      {(profile) => (
        <>
          <ProfileHead diner={profile} />
          {level}
          <div className="side-by-side">
            <GiftsTile />
            <BirthdayTile birthday={profile.birthday} />
          </div>
        </>
      )}
    </ProfileStates>
  );
}

function ProfileHead({ diner }: { diner: Diner }) {
  const t = useTranslations('profile');
  return (
    <div className="flex flex-wrap items-center gap-(--row-gap) pb-1">
      <Avatar diner={diner} />
      <div className="min-w-0 flex-[1_1_min-content]">
        <h2 className="title">{[diner.name, diner.surname].filter(Boolean).join(' ') || t('nameless')}</h2>
        <p className="muted">{maskedPhone(diner.phone)}</p>
      </div>
      <SoftLink
        href={paths.profileForm()}
        className="icon-button icon-button--quiet ml-auto"
        aria-label={t('edit')}
      >
        <Icon of={Pencil} />
      </SoftLink>
    </div>
  );
}

/** As high as what comes: the rows below stay under the finger. The level and the gifts need no profile. */
function HeadSkeleton({ level }: Pick<ProfileScreenProps, 'level'>) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-(--row-gap) pb-1">
        <Skeleton className="avatar--medium shrink-0 rounded-full" />
        <div className="grid flex-fill gap-2">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
      {level}
      <div className="side-by-side">
        <GiftsTile />
        <Skeleton shape="card" className="h-full" />
      </div>
    </div>
  );
}
