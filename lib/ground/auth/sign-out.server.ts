import 'server-only';
import { env } from '@/lib/core/env/env';
import { currentOrigin } from '@/lib/core/log/current-request.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { forgetSessionInfo } from './session-info.server';

/** The provider's logout page, which returns Home (AUTH-21). */
function logoutAddress(site: Site): string {
  const query = new URLSearchParams({
    client_id: env().oauthClientId,
    redirect_uri: `${currentOrigin()}/`,
    lang: site.language,
  });
  return `${env().upstreamPublicUrl}/oauth2/logout?${query.toString()}`;
}

/** Ends the session at the platform and here. @returns the address that the browser opens to end it at the provider too. */
export async function signOut(site: Site, signedIn: SignedIn | null): Promise<{ address: string }> {
  if (signedIn) {
    await signedIn.end();
    // A copy of the cookies gets nothing of the diner any more either.
    forgetSessionInfo(signedIn);
  }
  return { address: logoutAddress(site) };
}
