import { useEffect } from 'react';
import { hasOrderUnderWay } from '@/lib/orders/under-way';
import { isOver } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';

const SEPARATOR = ' · ';

/** Beginnings for the title, one an order on the page. The newest alone is written: two that each want to be first would write without end. */
const leads: { text: string }[] = [];
/** The present beginning of the title. */
let written = '';

function write(): void {
  const lead = leads.at(-1)?.text ?? '';
  const { title } = document;
  const next = lead + (title.startsWith(written) ? title.slice(written.length) : title);
  written = lead;
  if (next !== title) document.title = next;
}

/** While an order is under way the tab's title begins with its status, and the installed app's icon has a dot. */
export function useTabStatus(order: Order, status: string): void {
  const text = isOver(order) ? null : status + SEPARATOR;
  useEffect(() => {
    if (text === null) return undefined;
    const lead = { text };
    leads.push(lead);
    write();
    // The next page of the visit brings a title of its own.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      leads.splice(leads.indexOf(lead), 1);
      write();
    };
  }, [text]);
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Refused where the app is not installed.
    void (hasOrderUnderWay() ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  }, [order]);
}
