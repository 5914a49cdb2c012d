'use client';

import { hostSignedOut } from '@/lib/ground/auth/host-signed-out';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { signInByHost } from '@/lib/ground/auth/host-sign-in.api';
import { setPendingNotice } from '@/lib/core/host/pending-notice';
import { paths } from '@/lib/core/paths/paths';
import { routeOf } from '@/lib/core/site/routes';

type HostAuthProps = {
  returnTo: string;
  /** The earlier problem as a text; then the app is called only at a press. */
  problem: string | null;
};

/**
 * Has the app around the page sign its user in (HOST-03). A requested page stays blocked where that fails, with the reason and
 * a retry (HOST-05); where none was, Home says so (HOST-04).
 */
export function HostAuth({ returnTo, problem }: HostAuthProps) {
  const t = useTranslations('auth');
  const [state, setState] = useState<'asking' | 'unsupported' | { failed: string }>(
    problem === null ? 'asking' : { failed: problem },
  );
  const requested = useRef<AbortController>(undefined);

  const ask = async () => {
    const { signal } = (requested.current = new AbortController());
    const end = await signInByHost(signal).catch((error: unknown) => {
      window.reportError(error);
      return 'failed' as const;
    });
    if (signal.aborted) return;
    if (end === 'success') hostSignedOut.write(null);
    if (end === 'success') window.location.replace(returnTo);
    else if (end === 'noHost') window.location.replace(paths.signInByProvider(returnTo));
    else if (end === 'dismissed') window.location.replace(open(returnTo) ? returnTo : paths.home());
    else if (end === 'unsupported') setState('unsupported');
    else if (returnTo === paths.home()) {
      setPendingNotice('signInFailed');
      window.location.replace(returnTo);
    } else setState({ failed: t('problem_host') });
  };
  const again = () => {
    setState('asking');
    void ask();
  };
  const begin = useEffectEvent(() => {
    if (requested.current || problem !== null) return;
    void ask();
  });
  // A late answer neither leads away nor signs in a diner who goes on without.
  const giveUp = useEffectEvent(() => {
    requested.current?.abort();
    requested.current = undefined;
  });
  useEffect(() => {
    begin();
    return () => giveUp();
  }, []);

  return (
    <>
      <HostAuthText state={state} />
      {typeof state === 'object' ? (
        <Button big wide className="mt-3" onClick={again}>
          {t('again')}
        </Button>
      ) : null}
      <ButtonLink
        tone={state === 'unsupported' ? 'tint' : 'text'}
        wide
        href={paths.home()}
        onClick={(event) => {
          // A new document, as all ways on from here: it takes the app's language, which this page leaves to the next one.
          event.preventDefault();
          window.location.replace(paths.home());
        }}
      >
        {t('without')}
      </ButtonLink>
    </>
  );
}

/** Whether a guest may see the page. */
const open = (address: string) => !routeOf(address.split(/[?#]/)[0] ?? '').needsLogin;

function HostAuthText({ state }: { state: 'asking' | 'unsupported' | { failed: string } }) {
  const t = useTranslations('auth');
  if (typeof state === 'object')
    return (
      <Notice tone="danger" title={state.failed}>
        {t('problemText')}
      </Notice>
    );
  if (state === 'unsupported')
    return (
      <Notice tone="warn" title={t('hostUnsupported')}>
        {t('hostUnsupportedText')}
      </Notice>
    );
  return (
    <div role="status" className="grid gap-2">
      <h1 className="hero">{t('hostTitle')}</h1>
      <p className="muted flex items-center gap-3">
        <span className="spinner" aria-hidden="true" />
        {t('hostText')}
      </p>
    </div>
  );
}
