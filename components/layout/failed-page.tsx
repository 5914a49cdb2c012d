import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import texts from '@/messages/server-error/texts.json';

/** In place of a page whose data could not be loaded and of which no earlier version is stored: status 503. */
export async function FailedPage() {
  const text = texts[(await getLocale()) as Language];
  setPageStatus(503);
  return (
    <EmptyState
      role="alert"
      art={<EmptyPicture name="pan" />}
      title={text.title}
      action={
        <div className="grid gap-2">
          {/* Reloads the address; a plain link, because the page's scripts may be missing. */}
          <a className="button button--main" href="">
            {text.retry}
          </a>
          <ButtonLink tone="text" href={paths.home()}>
            {text.home}
          </ButtonLink>
        </div>
      }
    >
      {text.text}
    </EmptyState>
  );
}
