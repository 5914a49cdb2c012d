'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { chatQuery } from '@/lib/ground/notifications/chat.api';
import type { Chat } from '@/lib/ground/notifications/chat.schema';

/** The messenger's bot: linked, or a link to connect it (NOTE-02 to NOTE-04). */
export function ChatCard() {
  const t = useTranslations('notifications');
  const { data: chat, error, isFetching, refetch } = useQuery(chatQuery);
  const isOffline = isNetworkFailure(error);
  const isFailed = error !== null;
  return (
    <section className="card card--padded grid gap-3" aria-labelledby="chat-title">
      <h2 id="chat-title" className="title">
        {t('chatTitle')}
      </h2>
      {chat ? <ChatState chat={chat} /> : null}
      {isFailed ? (
        <Notice
          tone="warn"
          title={t(isOffline ? 'offlineTitle' : 'failedTitle')}
          actions={
            <Button tone="text" busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t(isOffline ? 'offlineText' : 'chatFailedText')}
        </Notice>
      ) : null}
      {chat === undefined && !isFailed ? (
        <div aria-busy="true" className="grid gap-3">
          <span className="visually-hidden" role="status">
            {t('loading')}
          </span>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton shape="control" className="h-12 w-full" />
        </div>
      ) : null}
    </section>
  );
}

function ChatState({ chat: { isLinked, address } }: { chat: Chat }) {
  const t = useTranslations('notifications');
  const link = (chunks: ReactNode, tone: 'main' | 'tint') =>
    address === null ? null : (
      <a className={`button button--${tone}`} href={address} target="_blank" rel="noreferrer">
        {chunks}
      </a>
    );
  if (isLinked)
    return (
      <>
        <p>
          <span className="ok-text">{t('chatOn')}</span>
          <span>{` ${t('chatOnText')}`}</span>
        </p>
        {link(t('chatOpen'), 'tint')}
      </>
    );
  return (
    <>
      <p>{t('chatOff')}</p>
      {link(t('chatLink'), 'main')}
      <p className="caption muted">{t(address === null ? 'chatNoAddress' : 'chatHow')}</p>
    </>
  );
}
