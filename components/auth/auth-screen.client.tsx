'use client';

import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';
import { Notice } from '@/components/ui/notice';
import { SoftLink } from '@/components/ui/soft-link';
import { useKnownHere } from '@/components/ui/use-known-here';
import { returnPath } from '@/lib/ground/auth/return-path';
import { paths } from '@/lib/core/paths/paths';
import { signInReason } from '@/lib/core/paths/sign-in-reason';

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

/** The address's query, read in the browser only, as the page itself is the same for all users; null until then. */
function useQuery(): URLSearchParams | null {
  const search = useKnownHere(() => window.location.search, null);
  return search === null ? null : new URLSearchParams(search);
}

const HostAuth = onDemand(() => import('./host-auth.client').then((module) => module.HostAuth), {
  breaksPage: true,
});

/** Says why one signs in, or what went wrong with it, starts it, and leads on without it; in another app through that app. */
export function AuthScreen({ isInHost = false }: { isInHost?: boolean }) {
  const t = useTranslations('auth');
  const query = useQuery();
  const problem = query?.get('problem');
  const known = PROBLEMS.find((name) => name === problem);
  const returnTo = returnPath(query?.get('return'));
  const reason = signInReason(returnTo);
  if (isInHost)
    return query ? <HostAuth returnTo={returnTo} problem={known ? t(`problem_${known}`) : null} /> : null;
  return (
    <>
      {known ? (
        <Notice tone="danger" title={t(`problem_${known}`)}>
          {t('problemText')}
        </Notice>
      ) : (
        <>
          <h1 className="hero">{t(`${reason}Title`)}</h1>
          <p className="muted">{t(`${reason}Text`)}</p>
        </>
      )}
      <a
        className="button button--main button--big button--wide mt-3"
        href={paths.signIn(query ? returnTo : undefined)}
      >
        {t(known ? 'again' : 'byPhone')}
      </a>
      <SoftLink className="button button--text button--wide" href={paths.home()}>
        {t('without')}
      </SoftLink>
    </>
  );
}
