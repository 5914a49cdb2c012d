'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { Skeleton } from '@/components/ui/skeleton';
import { toasts } from '@/components/ui/toasts';
import { BffError } from '@/lib/core/bff/client';
import { firstCrop, squareOf, type Crop } from '@/lib/profile/avatar';
import { cutSquare } from '@/lib/profile/cut-picture';
import { uploadAvatar } from '@/lib/profile/profile.api';
import { CropFrame } from './crop-frame.client';
import { FailureNotice } from './failure-notice.client';
import { useAction } from '@/components/layout/use-action';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { usePhoto, type OpenPhoto } from './use-photo';

type AvatarSheetProps = { photo: File; onClose: () => void };

/** Crops a photograph to a square and uploads it as the diner's picture; a failed upload keeps the crop. */
export function AvatarSheet({ photo: file, onClose }: AvatarSheetProps) {
  const t = useTranslations('profile');
  const errors = useTranslations('errors');
  const layout = useTranslations('layout');
  const photo = usePhoto(file);
  const isMounted = useIsMounted();
  const [chosen, setChosen] = useState<Crop | null>(null);
  const { run, isBusy, failure } = useAction(cutAndUpload);
  const isOpen = photo !== null && typeof photo !== 'string';
  const crop = chosen ?? (isOpen ? firstCrop(photo.bitmap) : null);
  const save = async (opened: OpenPhoto, cut: Crop) => {
    if (!(await run(opened.bitmap, cut))) return;
    toasts.show({ text: t('avatarSaved'), tone: 'ok' });
    // A late answer must not close the sheet of another photograph, picked meanwhile.
    if (isMounted()) onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('cropTitle')}
      closeLabel={layout('close')}
      footer={
        isOpen && crop ? (
          <Button big busy={isBusy} onClick={() => void save(photo, crop)}>
            {t('saveAvatar')}
          </Button>
        ) : (
          <Button big tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {isOpen && crop ? (
          <CropFrame photo={photo} crop={crop} onChange={setChosen} />
        ) : typeof photo === 'string' ? (
          <Notice tone="danger" title={t('photoNotOpened')}>
            {errors(photo)}
          </Notice>
        ) : (
          <div aria-busy="true">
            <span className="visually-hidden" role="status">
              {t('photoOpens')}
            </span>
            <Skeleton shape="card" className="crop-frame" />
          </div>
        )}
        {failure ? <FailureNotice failure={failure} title={t('avatarNotSaved')} /> : null}
      </div>
    </Sheet>
  );
}

async function cutAndUpload(bitmap: ImageBitmap, crop: Crop): Promise<void> {
  try {
    await uploadAvatar(await cutSquare(bitmap, squareOf(bitmap, crop)));
  } catch (error) {
    // Our server's own limit gets the same message as the platform's.
    throw error instanceof BffError && error.code === 'request/too-large'
      ? new BffError('profile/picture-too-large')
      : error;
  }
}
