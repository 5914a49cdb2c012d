'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ComponentProps } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { toasts } from '@/components/ui/toasts';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { AVATAR_TYPES } from '@/lib/profile/avatar';
import { removeAvatar } from '@/lib/profile/profile.api';
import type { Diner } from '@/lib/profile/profile.schema';
import { Avatar } from './avatar';
import type { AvatarSheet } from './avatar-sheet.client';
import { FailureNotice } from './failure-notice.client';
import { useAction } from '@/components/layout/use-action';

const loadSheet = () => import('./avatar-sheet.client').then((module) => module.AvatarSheet);

/** The diner's picture: add, replace, remove. */
export function AvatarEditor({ diner }: { diner: Diner }) {
  const t = useTranslations('profile');
  const input = useRef<HTMLInputElement>(null);
  const failureText = useFailureText();
  const { opened, isLoading, open, close } = useLateDialog<ComponentProps<typeof AvatarSheet>, File>(
    loadSheet,
    failureText('network'),
  );
  const { run, isBusy, failure } = useAction(removeAvatar);
  const remove = async () => {
    if (await run()) toasts.show({ text: t('avatarRemoved') });
  };
  return (
    <div className="grid justify-items-center gap-2 pb-1">
      <Avatar diner={diner} alt={t('avatar')} big />
      <input
        ref={input}
        type="file"
        accept={AVATAR_TYPES.join()}
        aria-label={t('pickPhoto')}
        tabIndex={-1}
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          if (photo) open(photo);
          // The same file may be picked again.
          currentTarget.value = '';
        }}
      />
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="tint" small busy={isLoading} onClick={() => input.current?.click()}>
          {t(diner.avatar ? 'changeAvatar' : 'addAvatar')}
        </Button>
        {diner.avatar ? (
          <Button tone="quiet" small busy={isBusy} onClick={() => void remove()}>
            {t('removeAvatar')}
          </Button>
        ) : null}
      </div>
      {failure ? <FailureNotice failure={failure} title={t('notSaved')} /> : null}
      {opened ? <opened.Dialog photo={opened.subject} onClose={close} /> : null}
    </div>
  );
}
