import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LeaveOtherCart } from '@/components/cart/leave-other-cart.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { PlainShell } from '@/components/layout/plain-shell';
import type { LockKind } from '@/components/smart-lock/lock-kind';
import { LockScreen } from '@/components/smart-lock/lock-screen.client';
import { SaveVisit } from '@/components/venues/save-visit.client';
import { loadMenuFrame } from '@/lib/menu/menu-frame.server';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';

const TITLES = { fridge: 'fridgeTitle', door: 'doorTitle' } as const;

/** Title and robots of a page that opens a lock. */
export async function lockMetadata(filialId: string, kind: LockKind): Promise<Metadata> {
  if ((await loadMenuFrame(filialId)) === 'unknown') return notFoundMetadata('venue');
  const t = await getTranslations('lock');
  return privateMetadata(t(TITLES[kind]));
}

/** Opens the fridge or the door of a venue, in the plain layout. */
export async function LockPage({ filialId, kind }: { filialId: string; kind: LockKind }) {
  const loaded = await loadMenuFrame(filialId);
  if (loaded === 'unknown') return <NotFoundScreen what="venue" />;
  const t = await getTranslations('lock');
  const shell = { title: t(TITLES[kind]), backHref: paths.menu(Number(filialId)) };
  if (loaded === 'unavailable') {
    return (
      <PlainShell {...shell}>
        <FailedPage />
      </PlainShell>
    );
  }
  const { id, name } = loaded.venue;
  return (
    <PlainShell {...shell}>
      <SaveVisit venueId={id} />
      <ClientMessages namespaces={['lock', 'errors', 'layout']} keys={{ menu: ['cartLeft'] }}>
        <LeaveOtherCart venueId={id} />
        <LockScreen venue={{ id, name }} kind={kind} />
      </ClientMessages>
    </PlainShell>
  );
}
