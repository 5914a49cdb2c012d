import 'server-only';
import { cacheRules } from '@/lib/core/cache/tags';
import { AppError } from '@/lib/core/errors/errors';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { COUNTRIES, type Site } from '@/lib/core/site/site';
import { callUpstream, publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { SupportContacts } from './support';
import { mapSupportContacts } from './support.map';
import type { SupportCall } from './support.schema';
import { supportCallWire, supportContactsWire } from './support.wire';

/** The contacts of support in the country of the site. */
export async function getSupportContacts(site: Site): Promise<SupportContacts> {
  const countryId = COUNTRIES[site.country].id;
  const wire = await publicUpstream(site).get({
    path: 'takeaway/v1/support/contacts',
    query: { country_id: countryId },
    schema: supportContactsWire,
    cache: cacheRules.support(countryId),
  });
  return mapSupportContacts(wire);
}

/** The person who requests help: a diner, or the guest on this device. */
export interface SupportCaller {
  site: Site;
  signedIn: SignedIn | null;
  deviceId: string | undefined;
}

/** Requests a call back, once per key. @throws AppError `order/not-found` */
export async function callSupport(
  { site, signedIn, deviceId }: SupportCaller,
  idempotencyKey: string,
  { topic, message, orderId, venueId, phone }: SupportCall,
): Promise<{ id: string }> {
  const call = {
    path: 'takeaway/v1/support/calls',
    idempotencyKey,
    retries: 1,
    body: { topic, message, order_id: orderId, filial_id: venueId, phone },
    schema: supportCallWire,
  };
  try {
    const { data } = await (signedIn
      ? signedIn.post(call)
      : callUpstream('post', { ...site, deviceId }, call));
    return { id: data.id };
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404)
      throw new AppError('order/not-found', { cause: error });
    throw error;
  }
}
