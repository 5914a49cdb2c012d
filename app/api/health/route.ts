import { RELEASE } from '@/lib/env/release';
import { checkUpstream } from '@/lib/upstream/health';

export const dynamic = 'force-dynamic';

/** Release label, and whether the platform answers; healthy as long as we can answer ourselves. */
export async function GET(): Promise<Response> {
  const upstream = (await checkUpstream()) ? 'reachable' : 'unreachable';
  return Response.json(
    { status: 'ok', release: RELEASE, upstream },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
