'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal.client';

type OtherVenueModalProps = { venueName: string; onKeep: () => void; onStartNew: () => void };

/** Asks before the dishes of another venue are removed from the cart. */
export function OtherVenueModal({ venueName, onKeep, onStartNew }: OtherVenueModalProps) {
  const t = useTranslations('menu');
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onKeep();
      }}
      title={t('otherVenueTitle')}
      text={t('otherVenueText', { venue: venueName })}
      actions={
        <>
          <Button tone="danger" onClick={onStartNew}>
            {t('startNew')}
          </Button>
          <Button tone="quiet" onClick={onKeep}>
            {t('keep')}
          </Button>
        </>
      }
    />
  );
}
