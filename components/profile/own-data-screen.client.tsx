'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/components/layout/use-action';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toasts } from '@/components/ui/toasts';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { collectOwnData } from '@/lib/profile/own-data.api';
import { saveFile } from '@/lib/core/storage/save-file';
import { nowMs } from '@/lib/core/time/now';
import { DeleteAccount } from './delete-account.client';
import { FailureNotice } from './failure-notice.client';
import { ProfileStates } from './profile-states.client';

const loadSheet = () => import('./forget-device-sheet.client').then((module) => module.ForgetDeviceSheet);

/** The diner's data: a copy, where it is stored, and its deletion (PROF-22, PROF-23). */
export function OwnDataScreen({ canSaveFiles }: { canSaveFiles: boolean }) {
  return (
    <ProfileStates skeleton={<Skeleton shape="card" className="h-120 w-full" />}>
      {() => (
        <>
          <CopyCard canSaveFiles={canSaveFiles} />
          <PlacesCard />
          <DeviceCard />
          <DeleteAccount />
        </>
      )}
    </ProfileStates>
  );
}

async function saveCopy(): Promise<void> {
  const data = await collectOwnData();
  const day = new Date(nowMs()).toISOString().slice(0, 10);
  saveFile(`dastarkhan-${day}.json`, 'application/json', JSON.stringify(data, null, 2));
}

function CopyCard({ canSaveFiles }: { canSaveFiles: boolean }) {
  const t = useTranslations('ownData');
  const { run, isBusy, failure } = useAction(saveCopy);
  const save = async () => {
    if (await run()) toasts.show({ text: t('copied'), tone: 'ok' });
  };
  return (
    <section aria-labelledby="copy-title" className="card card--padded grid gap-3">
      <h2 id="copy-title" className="title">
        {t('copyTitle')}
      </h2>
      <p className="muted">{t(canSaveFiles ? 'copyText' : 'copyElsewhere')}</p>
      {failure ? <FailureNotice failure={failure} title={t('notCopied')} /> : null}
      {canSaveFiles ? (
        <Button tone="tint" busy={isBusy} onClick={() => void save()}>
          {t('copy')}
        </Button>
      ) : null}
    </section>
  );
}

const PLACES = ['account', 'browser', 'us', 'logs'] as const;

function PlacesCard() {
  const t = useTranslations('ownData');
  return (
    <section aria-labelledby="places-title" className="card card--padded grid gap-3">
      <h2 id="places-title" className="title">
        {t('placesTitle')}
      </h2>
      <dl className="grid gap-3">
        {PLACES.map((place) => (
          <div key={place}>
            <dt className="strong">{t(`places.${place}.where`)}</dt>
            <dd className="muted">{t(`places.${place}.what`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function DeviceCard() {
  const t = useTranslations('ownData');
  const failureText = useFailureText();
  const { opened, isLoading, open, close } = useLateDialog(loadSheet, failureText('network'));
  return (
    <section aria-labelledby="device-title" className="card card--padded grid gap-3">
      <h2 id="device-title" className="title">
        {t('deviceTitle')}
      </h2>
      <p className="muted">{t('deviceText')}</p>
      <Button tone="quiet" busy={isLoading} onClick={() => open()}>
        {t('forget')}
      </Button>
      {opened ? <opened.Dialog onClose={close} /> : null}
    </section>
  );
}
