'use client';

import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { AvatarEditor } from './avatar-editor.client';
import { DeleteAccount } from './delete-account.client';
import { ProfileStates } from './profile-states.client';

const FormSkeleton = () => <Skeleton shape="card" className="h-120 w-full" />;
/* The form's code is loaded while the profile is. */
const loadForm = () => import('./profile-form.client').then((module) => module.ProfileForm);
const ProfileForm = onDemand(loadForm, { placeholder: <FormSkeleton /> });

/** The profile form, the picture, and the deletion of the account (NAV-22). */
export function ProfileFormScreen() {
  useEffect(() => {
    // A form that fails to load is reported where it is shown.
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
