'use client';

import { RotateCw } from 'lucide';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { toasts } from '@/components/ui/toasts';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { BffError } from '@/lib/core/bff/client';
import { readCart } from '@/lib/cart/cart-store';
import { requestReorder } from '@/lib/cart/reorder.api';
import type { Reorder } from '@/lib/cart/reorder.schema';
import { paths } from '@/lib/core/paths/paths';
import type { ReorderSheet } from './reorder-sheet.client';

const loadSheet = () => import('./reorder-sheet.client').then((module) => module.ReorderSheet);

/**
 * The button that orders a past order again by one tap: as it was it goes straight into the cart. Where something differs today, or a cart would be
 * replaced, the sheet says so first. Who has left the page meanwhile wants nothing of it any more.
 */
export function useReorderButton(orderId: number): ReactNode {
  const t = useTranslations('orders');
  const router = useRouter();
  const isMounted = useIsMounted();
  const [isBusy, setIsBusy] = useState(false);
  const sheet = useLateDialog<ComponentProps<typeof ReorderSheet>, Reorder>(loadSheet, t('reorderFailed'));

  const reorder = async () => {
    setIsBusy(true);
    try {
      const [answer, { putInCart }] = await Promise.all([
        requestReorder(orderId),
        import('@/lib/pages/checkout/repeat-order'),
      ]);
      if (!isMounted()) return;
      const { lines, changes } = answer;
      if (lines.length === 0 || changes.length > 0 || readCart().cart) {
        sheet.open(answer);
      } else {
        putInCart(answer);
        router.push(paths.cart());
      }
    } catch (error) {
      // The page itself signs out, or says that the account is deleted.
      if (error instanceof BffError && error.code.startsWith('auth/')) return;
      toasts.show({ text: t('reorderFailed'), tone: 'danger', unique: true });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <IconButton
        ground="tint"
        label={t('reorder')}
        aria-busy={isBusy || sheet.isLoading || undefined}
        onClick={() => {
          if (!isBusy && !sheet.isLoading) void reorder();
        }}
      >
        <Icon of={RotateCw} size="small" />
      </IconButton>
      {sheet.opened ? <sheet.opened.Dialog again={sheet.opened.subject} onClose={sheet.close} /> : null}
    </>
  );
}
