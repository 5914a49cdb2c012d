import { withLimit } from '@/lib/core/bff/with-limit.server';
import { RELEASE } from '@/lib/core/env/release';
import { checkUpstream } from '@/lib/core/upstream/health';

/** Release label, and whether the platform answers; healthy as long as we can answer ourselves. */
export const GET = withLimit('health', async () => {
  const upstream = (await checkUpstream()) ? 'reachable' : 'unreachable';
  return Response.json(
    { status: 'ok', release: RELEASE, upstream },
    { headers: { 'Cache-Control': 'no-store' } },
  );
});

/** Whether we answer, which a phone or a kiosk asks that has lost the network: no matter of the platform. */
export const HEAD = withLimit('health', () =>
  Promise.resolve(new Response(null, { headers: { 'Cache-Control': 'no-store' } })),
);
