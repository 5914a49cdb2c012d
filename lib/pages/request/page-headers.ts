import { env } from '@/lib/core/env/env';
import { permissionsPolicy } from '@/lib/core/security/permissions-policy';
import { writtenCookie } from '@/lib/core/site/cookie-attributes';
import { COOKIES, YEAR_SECONDS } from '@/lib/core/site/cookies';
import type { PipelineState } from '@/lib/core/site/request-pipeline';

/** The headers of a page that depend on its request; those of every answer are in `server/steps/edge.ts`. */
export const pageHeaders = (state?: Pick<PipelineState, 'path' | 'surface'>): Record<string, string> => ({
  // One address has several languages, so no shared cache may store the page.
  'Cache-Control': 'private, max-age=0, must-revalidate',
  'Permissions-Policy': permissionsPolicy(state?.path ?? '', state?.surface === 'kiosk'),
});

/** The values that the pipeline stores in the browser, as `Set-Cookie` headers. */
export function pageCookies({ remember, surface }: Pick<PipelineState, 'remember' | 'surface'>): string[] {
  return Object.entries(remember).flatMap(([name, { value, life }]) =>
    writtenCookie(
      {
        name,
        value,
        maxAge: life === 'year' ? YEAR_SECONDS : undefined,
        isReadable: name !== COOKIES.device,
      },
      { surface, isHttps: env().isHttps },
    ),
  );
}
