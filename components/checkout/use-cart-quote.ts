'use client';

import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isNetworkFailure } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { lineKey, type Cart } from '@/lib/cart/cart';
import { pieceSumMinor } from '@/lib/cart/line-sums';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { checkedLines, deliveryTerms, isBlocking, promoTerms, quotedByKey } from '@/lib/cart/quote';
import { quoteQuery, type CartQuote, type QuoteTerms } from '@/lib/cart/quote.api';
import type { LineIssue } from '@/lib/ground/ordering/line-issues';
import type { QuotedLine } from '@/lib/cart/quote.schema';
import { sumOf } from '@/lib/cart/sum';
import { requestMenuRefresh } from '@/lib/menu/menu.api';
import { useQuote } from './use-quote';

/** Issues that show that the menu is outdated. */
const OUTDATED_MENU_ISSUES: readonly LineIssue[] = ['stopped', 'deleted', 'priceChanged', 'promoChanged'];

/** A change since the dish was added: shown once, with the value that the diner saw before. */
export interface CartChange {
  key: string;
  name: string;
  kind: 'priceChanged' | 'promoChanged';
  /** Price of one piece with its additives. */
  fromMinor: number;
  toMinor: number;
}

/**
 * The server's quote of the cart: the issues of each line, the prices, and the available services. Changed prices
 * are written into the cart and reported.
 */
export function useCartQuote(cart: Cart, terms: QuoteTerms) {
  const query = useQuote(cart, terms);
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const { data, isPlaceholderData } = query;
  const quoted = quotedByKey(data?.keys ?? [], data?.quote);
  const quote = data?.quote;

  const applied = useRef<CartQuote>(undefined);
  useEffect(() => {
    // Each response is applied once, so that it does not undo later changes of the cart, perhaps from another tab.
    if (!data || isPlaceholderData || applied.current === data) return;
    applied.current = data;
    const quotedLines = quotedByKey(data.keys, data.quote);
    const found = changesOf(cart, quotedLines);
    // Few carts have too many of a dish.
    if (data.quote.lines.some(({ issues }) => issues.includes('exceeded')))
      void import('@/lib/cart/used-limits').then(
        ({ noteUsedLimits }) => noteUsedLimits(cart.lines, quotedLines),
        () => undefined,
      );
    dispatchCart({ type: 'checked', lines: checkedLines(cart, quotedLines) });
    // Prices are a part of the key. From a cached response a price that came back would find it, and be changed by it once more; the
    // response to the changed price would change it back: for ever.
    const { queryKey } = quoteQuery(cart, terms);
    const isChanged = hashKey(quoteQuery(readCart().cart, terms).queryKey) !== hashKey(queryKey);
    if (isChanged) queryClient().removeQueries({ queryKey, exact: true });
    // The cached menu that the diner goes back to still shows what this check has found outdated.
    const isMenuOld = data.quote.lines.some(({ issues }) =>
      issues.some((issue) => OUTDATED_MENU_ISSUES.includes(issue)),
    );
    if (isMenuOld) void requestMenuRefresh(cart.venue.id).catch(() => undefined);
    if (found.length === 0) return;
    // No cleanup when the cart changes: this effect itself changes the cart.
    queueMicrotask(() => {
      const isNew = ({ key }: CartChange) => !found.some((change) => change.key === key);
      setChanges((earlier) => [...earlier.filter(isNew), ...found]);
    });
  }, [cart, data, isPlaceholderData, terms]);

  const orderable = cart.lines.filter((line) => {
    const quotedLine = quoted.get(lineKey(line));
    return !quotedLine || !isBlocking(quotedLine);
  });
  // The server's sum where it is for the current cart; until then the same rules with its last terms.
  const sum =
    quote && !isPlaceholderData
      ? quote.sum
      : sumOf(orderable, {
          servicePercentage: terms.service === 'express' ? (quote?.venue.servicePercentage ?? 0) : 0,
          delivery: terms.service === 'delivery' ? deliveryTerms(quote?.delivery ?? null) : null,
          promo: promoTerms(quote?.promo),
          bonuses: quote?.bonuses ?? null,
          wantedBonusesMinor: 0,
          rounding: cart.venue.moneyFormat.rounding,
        });
  return {
    quote,
    // One that waits for the connection is not under way: it says so in place of a spinner.
    isPending: (query.isPending || isPlaceholderData) && query.fetchStatus !== 'paused',
    isOffline: query.fetchStatus === 'paused' || isNetworkFailure(query.error),
    hasFailed: query.isError,
    /** Joins a request that is on its way. */
    askAgain: () => void query.refetch({ cancelRefetch: false }),
    errorCode: query.error && 'code' in query.error ? String(query.error.code) : null,
    quoted,
    orderable,
    blocked: cart.lines.filter((line) => !orderable.includes(line)),
    sum,
    changes,
    dismissChanges: (key: string) => setChanges((earlier) => earlier.filter((change) => change.key !== key)),
  };
}

function changesOf(cart: Cart, quoted: ReadonlyMap<string, QuotedLine>): CartChange[] {
  return cart.lines.flatMap((line) => {
    const key = lineKey(line);
    const quotedLine = quoted.get(key);
    if (!quotedLine || quotedLine.priceMinor === null) return [];
    const additives = line.additives.map((additive) => ({
      ...additive,
      priceMinor:
        quotedLine.additives.find(({ additiveId }) => additiveId === additive.additiveId)?.priceMinor ??
        additive.priceMinor,
    }));
    const fromMinor = pieceSumMinor(line);
    const toMinor = pieceSumMinor({ priceMinor: quotedLine.priceMinor, additives });
    const isOtherPromo = quotedLine.promoId !== line.promoId;
    if (fromMinor === toMinor && !isOtherPromo) return [];
    return [
      { key, name: line.name, kind: isOtherPromo ? 'promoChanged' : 'priceChanged', fromMinor, toMinor },
    ];
  });
}
