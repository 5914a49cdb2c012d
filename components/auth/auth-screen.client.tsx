'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
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

/** Says what went wrong with a sign-in, if something did, and starts another. */
export function AuthScreen() {
  const t = useTranslations('auth');
  const query = useQuery();
  const problem = query.get('problem');
  const known = PROBLEMS.find((name) => name === problem);
  return (
    <section className="card card--padded grid gap-3 text-center">
      {known ? (
        <Notice tone="danger" title={t(`problem_${known}`)} className="text-left">
          {t('problemText')}
        </Notice>
      ) : (
        <>
          <h1 className="display">{t('startTitle')}</h1>
          <p className="muted">{t('startText')}</p>
        </>
      )}
      <a className="button button--main button--big" href={paths.signIn(returnPath(query.get('return')))}>
        {t(known ? 'again' : 'signIn')}
      </a>
      {known === 'refused' || known === 'provider' ? (
        <a className="button button--quiet" href={paths.home()}>
          {t('home')}
        </a>
      ) : null}
    </section>
  );
}
