'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Sheet } from '@/components/ui/sheet.client';
import { Skeleton } from '@/components/ui/skeleton';
import { queryClient } from '@/lib/core/bff/query-client';
import { AppError } from '@/lib/core/errors/errors';
import { whatsappAddress, type SupportContacts, type SupportSubject } from '@/lib/support/support';
import { supportQuery } from '@/lib/support/support.api';
import { SupportCallForm } from './support-call-form.client';

type SupportSheetProps = { subject: SupportSubject; onClose: () => void };

/** How support is reached: WhatsApp, phone, other ways, and a request to be contacted. */
export function SupportSheet({ subject, onClose }: SupportSheetProps) {
  const t = useTranslations('support');
  const layout = useTranslations('layout');
  const { data: contacts, error, isFetching, refetch } = useQuery(supportQuery, queryClient());
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title')}
      closeLabel={layout('close')}
    >
      <div className="grid gap-4">
        {contacts ? <Contacts contacts={contacts} /> : null}
        {!contacts && error ? (
          <Notice
            tone="warn"
            actions={
              <Button tone="text" busy={isFetching} onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            }
          >
            {t('contactsFailed')}
          </Notice>
        ) : null}
        {!contacts && !error ? (
          <div aria-busy="true">
            <span className="visually-hidden" role="status">
              {t('loading')}
            </span>
            <Skeleton shape="card" className="h-28 w-full" />
          </div>
        ) : null}
        <SupportCallForm subject={subject} />
      </div>
    </Sheet>
  );
}

/** The WhatsApp address; or, where there is none, the error (ORD-30). */
function whatsapp(contacts: SupportContacts): { href: string } | { error: AppError } {
  try {
    return { href: whatsappAddress(contacts) };
  } catch (error) {
    if (error instanceof AppError) return { error };
    throw error;
  }
}

function Contacts({ contacts }: { contacts: SupportContacts }) {
  const t = useTranslations('support');
  const failureText = useFailureText();
  const way = whatsapp(contacts);
  return (
    <div className="grid gap-3">
      <p className="muted">{t('hours', { hours: contacts.workingHours })}</p>
      {'error' in way ? (
        <Notice role="note">{failureText(way.error)}</Notice>
      ) : (
        <a className="button button--tint" href={way.href} target="_blank" rel="noreferrer">
          {t('whatsapp')}
        </a>
      )}
      <div className="side-by-side gap-2">
        <a className="button button--quiet" href={`tel:${contacts.phone}`}>
          {t('call')}
        </a>
        {contacts.telegramUrl === null ? null : (
          <a className="button button--quiet" href={contacts.telegramUrl} target="_blank" rel="noreferrer">
            {t('telegram')}
          </a>
        )}
        <a className="button button--quiet" href={`mailto:${contacts.email}`}>
          {t('email')}
        </a>
      </div>
    </div>
  );
}
