import 'server-only';
import { AppError } from '@/lib/core/errors/errors';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { TabletSession } from './tablet-session.schema';
import { tabletSessionWire } from './tablet-session.wire';

/** Opens a kiosk's session in place of the earlier (KIOSK-06). @throws AppError `kiosk/not-here` (KIOSK-11) */
export async function openTabletSession(
  site: Site,
  deviceId: string | undefined,
  venueId: number,
): Promise<TabletSession> {
  // A device without an id is a new one each time: under the server's own it would end the session of another.
  const upstream = publicUpstream({ ...site, deviceId: deviceId ?? crypto.randomUUID() });
  try {
    const { data } = await upstream.ask({
      path: 'takeaway/v1/tablet/sessions',
      body: { filial_id: venueId },
      // So that a repetition after a lost answer opens no second one.
      idempotencyKey: crypto.randomUUID(),
      retries: 1,
      schema: tabletSessionWire,
    });
    return { session: data.session };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const codes = error.faults.map(({ code }) => code);
    if (codes.includes('forbidden')) throw new AppError('kiosk/not-here', { cause: error });
    if (error.status === 404) throw new AppError('venue/not-found', { cause: error });
    throw error;
  }
}
