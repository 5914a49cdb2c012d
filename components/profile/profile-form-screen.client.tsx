'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { AvatarEditor } from './avatar-editor.client';
import { DeleteAccount } from './delete-account.client';
import { ProfileStates } from './profile-states.client';

const FormSkeleton = () => <Skeleton shape="card" className="h-120 w-full" />;
/* The form comes while the profile is awaited. */
const loadForm = () => import('./profile-form.client').then((module) => module.ProfileForm);
const ProfileForm = dynamic(loadForm, { ssr: false, loading: FormSkeleton });

/** The diner's own words of themselves, their picture, and the end of the account (NAV-22). */
export function ProfileFormScreen() {
  useEffect(() => {
    // A form that does not come is told of where it is shown.
    loadForm().catch(() => undefined);
  }, []);
  return (
    <ProfileStates
      skeleton={
        <div className="grid gap-3">
          <Skeleton className="avatar--big mx-auto rounded-full" />
          <FormSkeleton />
        </div>
      }
    >
      {(profile) => (
        <>
          <AvatarEditor diner={profile} />
          <ProfileForm profile={profile} />
          <DeleteAccount />
        </>
      )}
    </ProfileStates>
  );
}
