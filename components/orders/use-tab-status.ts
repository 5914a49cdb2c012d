import { useEffect } from 'react';
import { hasOrderUnderWay } from '@/lib/orders/under-way';
import { isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';

const SEPARATOR = ' · ';

/** While an order is under way the tab's title begins with its status, and the installed app's icon has a dot. */
export function useTabStatus(order: Order, status: string): void {
  const lead = isOver(order) ? null : status + SEPARATOR;
  useEffect(() => {
    if (lead === null) return undefined;
    const write = () => {
      if (!document.title.startsWith(lead)) document.title = lead + document.title;
    };
    write();
    // The next page of the visit brings a title of its own.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(lead)) document.title = document.title.slice(lead.length);
    };
  }, [lead]);
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Refused where the app is not installed.
    void (hasOrderUnderWay() ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  }, [order]);
}
