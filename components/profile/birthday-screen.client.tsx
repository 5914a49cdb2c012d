'use client';

import { useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { ProfileStates } from './profile-states.client';

const FormSkeleton = () => <Skeleton shape="card" className="h-76 w-full" />;
/* The form's code is loaded while the profile is. */
const loadForm = () => import('./birthday-form.client').then((module) => module.BirthdayForm);
const BirthdayForm = onDemand(loadForm, { placeholder: <FormSkeleton /> });

/** The birthday form with what is known already (PROF-08). */
export function BirthdayScreen() {
  useEffect(() => {
    // A form that fails to load is reported where it is shown.
    loadForm().catch(() => undefined);
  }, []);
  return (
    <ProfileStates skeleton={<FormSkeleton />}>
      {(profile) => <BirthdayForm profile={profile} />}
    </ProfileStates>
  );
}
