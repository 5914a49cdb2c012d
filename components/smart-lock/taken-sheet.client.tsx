'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet.client';
import { paths } from '@/lib/core/paths/paths';
import { endTrip } from '@/lib/smart-lock/trip';

/** Asks a diner who leaves what they took: nothing was scanned yet. */
export function TakenSheet({ venueId, onClose }: { venueId: number; onClose: () => void }) {
  const t = useTranslations('lock');
  const layout = useTranslations('layout');
  const menu = paths.menu(venueId);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('takenTitle')}
      closeLabel={layout('close')}
      footer={
        <div className="grid flex-fill gap-2">
          {/* By the browser itself: the page with the camera has rights of its own. */}
          <a className="button button--main button--big button--wide" href={paths.barcodeScanner(venueId)}>
            {t('scan')}
          </a>
          <div className="flex flex-wrap gap-2">
            <ButtonLink tone="quiet" className="flex-fill" href={menu} onClick={() => endTrip(venueId)}>
              {t('nothing')}
            </ButtonLink>
            <ButtonLink tone="quiet" className="flex-fill" href={menu}>
              {t('later')}
            </ButtonLink>
          </div>
        </div>
      }
    >
      {t('leaveText')}
    </Sheet>
  );
}
