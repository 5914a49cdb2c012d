'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal.client';
import { CONFIRMED, type ExternalLink } from './external-link';

/** Says that a link, or a payment (HOST-27), leads out of the app around the page, and where to, before it does. */
export function LeaveConfirmation({
  link: { href, place, follow },
  onClose,
}: {
  link: ExternalLink;
  onClose: () => void;
}) {
  const t = useTranslations('host');
  const isPayment = follow !== undefined;
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t(isPayment ? 'payTitle' : 'leaveTitle')}
      text={t(isPayment ? 'payText' : 'leaveText', { place })}
      actions={
        <>
          <a
            className="button button--main button--big"
            href={href}
            target="_blank"
            rel="noopener"
            {...{ [CONFIRMED]: '' }}
            onClick={() => setTimeout(onClose)}
          >
            {t(isPayment ? 'payOpen' : 'leave')}
          </a>
          <Button tone="quiet" onClick={onClose}>
            {t(isPayment ? 'payLater' : 'stay')}
          </Button>
        </>
      }
    />
  );
}
