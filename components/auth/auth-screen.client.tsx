'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { SoftLink } from '@/components/ui/soft-link';
import { returnPath } from '@/lib/auth/return-path';
import { paths } from '@/lib/paths/paths';

/** Problems as the address names them; a missing code and a missing track are two different ones. */
const PROBLEMS = [
  'state',
  'code',
  'code-missing',
  'track',
  'track-missing',
  'required',
  'refused',
  'provider',
] as const;

const noSubscription = () => () => {};

/** The address's query, read in the browser only: the page itself is the same for all users. */
function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    noSubscription,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}

/** Says why one signs in, or what went wrong with it, starts it, and leads on without it. */
export function AuthScreen() {
  const t = useTranslations('auth');
  const query = useQuery();
  const problem = query.get('problem');
  const known = PROBLEMS.find((name) => name === problem);
  return (
    <>
      {known ? (
        <Notice tone="danger" title={t(`problem_${known}`)}>
          {t('problemText')}
        </Notice>
      ) : (
        <>
          <h1 className="hero">{t('startTitle')}</h1>
          <p className="muted">{t('startText')}</p>
        </>
      )}
      <a
        className="button button--main button--big button--wide mt-3"
        href={paths.signIn(returnPath(query.get('return')))}
      >
        {t(known ? 'again' : 'byPhone')}
      </a>
      <SoftLink className="button button--text button--wide" href={paths.home()}>
        {t('without')}
      </SoftLink>
    </>
  );
}
