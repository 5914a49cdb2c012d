'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { ChatCard } from './chat-card.client';
import { PushCard } from './push-card.client';

/** How the diner is notified of an order: by the messenger's bot, and by this browser. */
export function NotificationsScreen({ pushPublicKey }: { pushPublicKey: string | null }) {
  const t = useTranslations('notifications');
  return (
    <QueryClientProvider client={queryClient()}>
      <p className="muted">{t('about')}</p>
      <ChatCard />
      <PushCard publicKey={pushPublicKey} />
    </QueryClientProvider>
  );
}
