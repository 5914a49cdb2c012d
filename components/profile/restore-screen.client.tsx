'use client';

import { UserRoundX } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useSignOut } from '@/components/auth/use-sign-out';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { toasts } from '@/components/ui/toasts';
import { isRestorable } from '@/lib/profile/profile';
import { restoreAccount } from '@/lib/profile/profile.api';
import type { Language } from '@/lib/core/site/site';
import { formatDate } from '@/lib/core/time/format-time';
import { nowMs } from '@/lib/core/time/now';
import { FailureNotice } from './failure-notice.client';
import { useAction } from '@/components/layout/use-action';

/** A deleted account: until when it can be restored, and the two actions (PROF-20). */
export function RestoreScreen({ until }: { until: string }) {
  const t = useTranslations('profile');
  const language = useLocale() as Language;
  const { run, isBusy, failure } = useAction(restoreAccount);
  const { signOut, state } = useSignOut();
  const canRestore = isRestorable(until, new Date(nowMs())) && failure?.code !== 'profile/restore-over';
  // The day in UTC is never later than the diner's own, so that no expired day is promised.
  const write = (pattern: string) => formatDate(new Date(until), language, 'UTC', pattern);
  const restore = async () => {
    if (await run()) toasts.show({ text: t('restored'), tone: 'ok' });
  };
  return (
    <EmptyState
      card
      art={<Icon of={UserRoundX} />}
      title={t('deletedTitle')}
      action={
        <div className="grid w-full max-w-sm justify-stretch gap-2">
          {failure ? <FailureNotice failure={failure} title={t('notRestored')} /> : null}
          {state === 'failed' ? <Notice tone="danger">{t('signOutFailed')}</Notice> : null}
          {canRestore ? (
            <Button busy={isBusy} onClick={() => void restore()}>
              {t('restore')}
            </Button>
          ) : null}
          <Button tone="quiet" busy={state === 'leaving'} onClick={signOut}>
            {t('signOut')}
          </Button>
        </div>
      }
    >
      {canRestore ? t('restorableUntil', { day: write('D MMMM'), year: write('YYYY') }) : t('restoreOver')}
    </EmptyState>
  );
}
