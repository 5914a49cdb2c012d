'use client';

import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { usePush } from './use-push';

/** Pushes of this browser: a switch where it supports them, else the reason why not. */
export function PushCard({ publicKey }: { publicKey: string | null }) {
  const t = useTranslations('notifications');
  return (
    <section aria-labelledby="push-title" className="card card--padded grid gap-3">
      <h2 id="push-title" className="title">
        {t('pushTitle')}
      </h2>
      {publicKey === null ? (
        <p className="muted">{t('pushNotSetUp')}</p>
      ) : (
        <PushSwitch publicKey={publicKey} />
      )}
    </section>
  );
}

function PushSwitch({ publicKey }: { publicKey: string }) {
  const t = useTranslations('notifications');
  const { state, isBusy, hasFailed, turn } = usePush(publicKey);
  if (state === undefined)
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {t('loading')}
        </span>
        <Skeleton shape="control" className="h-16 w-full" />
      </div>
    );
  if (state === 'unsupported') return <p className="muted">{t('pushUnsupported')}</p>;
  if (state === 'denied')
    return (
      <Notice tone="warn" role="status" title={t('pushDenied')}>
        {t('pushDeniedText')}
      </Notice>
    );
  return (
    <>
      <div className="-mx-4">
        <Switch
          label={t('pushLabel')}
          icon={
            <span className="icon-row__icon">
              <Icon of={Bell} />
            </span>
          }
          checked={state !== 'off'}
          busy={isBusy}
          onChange={turn}
        >
          {t(state === 'off' ? 'pushOff' : state === 'on' ? 'pushOn' : 'pushWaiting')}
        </Switch>
      </div>
      {state === 'waiting' && !isBusy ? (
        <Button tone="tint" onClick={() => turn(true)}>
          {t('retry')}
        </Button>
      ) : null}
      {hasFailed ? (
        <p className="hint hint--error" role="alert">
          {t('pushFailed')}
        </p>
      ) : null}
    </>
  );
}
