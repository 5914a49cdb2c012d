'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useActiveAddress } from '@/components/addresses/use-active-address';
import { useAddressSheet } from '@/components/addresses/use-address-sheet';
import { sessionQuery } from '@/lib/ground/auth/session.api';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Cart } from '@/lib/cart/cart';
import { lineInput } from '@/lib/cart/quote.api';
import { quotedWait } from '@/lib/cart/quote';
import { spendBonuses } from '@/lib/cart/sum';
import { bonusesFrom } from '@/lib/pages/checkout/draft';
import { doorOf, orderOfCheckout } from '@/lib/pages/checkout/order-of-checkout';
import { AGE_LIMIT } from '@/lib/menu/age-restriction';
import { isAgeConfirmed, subscribeAgeConfirmation } from '@/lib/menu/age-confirmation';
import type { ConsentDocument } from '@/lib/legal/given-consent';
import type { OrderKind } from '@/lib/ground/ordering/order-kind';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import type { PaymentType } from '@/lib/ground/ordering/payment-types';
import { paths } from '@/lib/core/paths/paths';
import { pageCountry } from '@/lib/core/site/page-country';
import { changeService } from '@/lib/core/site/service-change';
import type { ServiceName } from '@/lib/core/site/site';
import { visibleLine } from '@/lib/core/text/visible-text';
import { chosenPayment, placingUnder, pointOf, shownTotals, spendableAccounts } from './checkout-values';
import { useCartQuote } from './use-cart-quote';
import { useDraft } from './use-draft';
import { useOrderTime } from './use-order-time';
import { useOfferedService } from '@/components/checkout/fields/use-offered-service';
import { useOrderTable } from '@/components/checkout/fields/use-order-table';
import type { Placing } from '@/components/checkout/placing/use-place-order';
import { useRefusalChanges } from '@/components/checkout/refusal/use-refusal-changes';

const NONE: readonly PaymentType[] = [];

interface CheckoutOf {
  cart: Cart;
  /** Services that may be chosen on this site, in the switcher's order. */
  services: readonly ServiceName[];
  placing: Placing;
  /** To be agreed to, in their current versions. */
  documents: readonly ConsentDocument[];
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/** The state of the checkout: the typed values, the server's quote, and the resulting order. */
export function useCheckout({ cart, services, placing, documents }: CheckoutOf) {
  const country = pageCountry();
  const session = useQuery(sessionQuery);
  const typed = useDraft(cart.venue.id, {
    country,
    documents,
    isSignedIn: session.data?.isSignedIn ?? false,
  });
  const { draft, change } = typed;
  const isOldEnough = useSyncExternalStore(subscribeAgeConfirmation, isAgeConfirmed, () => false);
  const service = useOfferedService(cart, services, draft);
  const { active: address, position } = useActiveAddress({ isWanted: service === 'delivery' });
  const addressSheet = useAddressSheet({ insteadPath: paths.addresses(paths.cart()) });
  const { table, isScanned, source, ...tables } = useOrderTable(cart.venue.id, {
    isWanted: service === 'express',
    typed: draft.tableNumber,
    inPlaceOf: draft.tableInPlaceOf,
  });
  const door = doorOf(address);
  const isForThisDoor = !draft.courierDoor || draft.courierDoor === door;
  const courierComment = isForThisDoor ? draft.courierComment : null;
  const checked = useCartQuote(cart, {
    service,
    destination: service === 'delivery' ? pointOf(address ?? position) : null,
    tariffId: service === 'delivery' ? draft.tariffId : null,
    promoCode: draft.promoCode,
  });
  const { quote, orderable } = checked;

  useEffect(() => {
    // After a refusal a new quote lists the reasons line by line.
    if (placing.kind === 'refused') void queryClient().invalidateQueries({ queryKey: ['quote'] });
  }, [placing]);

  const chooseService = (to: ServiceName) => {
    change({ service: to });
    changeService({ from: service, to });
  };

  // Without a quote takeaway is offered, in cash, which most venues have, or by the diner's own choice; anything else has to be known first.
  const kind: OrderKind | null = quote?.kind ?? (service === 'takeaway' ? service : null);
  const payments = quote?.venue.payments ?? (service === 'takeaway' ? [draft.payment ?? 'cash'] : NONE);
  const payment = chosenPayment(draft.payment, payments);
  const time = useOrderTime(quote, draft.wantedAt);
  const { wantedAt } = time;
  const accounts = spendableAccounts(quote);
  const account = accounts.find((one) => one.account === draft.bonusAccount) ?? accounts[0] ?? null;
  const rule = account?.rule ?? quote?.bonuses ?? null;
  const wantedBonusesMinor = bonusesFrom(draft, account?.account);
  const sum = spendBonuses(checked.sum, wantedBonusesMinor, rule, cart.venue.moneyFormat.rounding);
  const delivery = quote?.delivery ?? null;
  const promoCode = quote?.promo?.kind === 'applied' ? quote.promo.code : null;
  const refused = placingUnder(placing, {
    // The quote is of other choices until the one of these has come.
    kind: checked.isPending ? null : kind,
    tariffId: delivery?.kind === 'platform' ? delivery.tariff.id : null,
    promoCode,
    destination: service === 'delivery' ? pointOf(address) : null,
  });
  const totals = shownTotals(sum, refused);
  // The platform may know of a restricted dish that the cart does not.
  const isAgeWanted = placing.kind === 'refused' && placing.error.code === 'order/age';
  const minAge = Math.max(isAgeWanted ? AGE_LIMIT : 0, ...orderable.map((line) => line.minAge ?? 0));

  /** The order by the current values; null while something required is missing. */
  const orderNow = (): OrderRequest | null => {
    if (!kind || !payment) return null;
    return orderOfCheckout({
      kind,
      payment,
      table: table.kind === 'chosen' ? table.table : null,
      address,
      courierComment,
      delivery,
      deliveryMinor: totals.deliveryMinor,
      common: {
        venueId: cart.venue.id,
        lines: orderable.map(lineInput),
        comment: draft.comment.trim(),
        customerName: (visibleLine(draft.name) || session.data?.name) ?? null,
        wantedAt,
        bonusesMinor: sum.totalMinor - sum.toPayMinor,
        bonusAccount: account?.account ?? 'general',
        promoCode,
        sumMinor: totals.totalMinor,
        hasConsented: true,
        acceptsMarketing: draft.acceptsMarketing,
        consents: {
          documents: documents.filter(({ code }) => draft.acceptsMarketing || code !== 'marketing_consent'),
        },
        isAgeConfirmed: minAge > 0 && isOldEnough,
        source,
      },
    });
  };

  return {
    cart,
    /** Of the site, whose documents are agreed to here; null where the page names none. */
    country,
    ...typed,
    service,
    chooseService,
    session,
    // Where the session is unknown the order is sent, and the response leads to the sign-in where needed.
    isSignedIn: session.data?.isSignedIn ?? session.isError,
    checked,
    ...useRefusalChanges(checked.changes, cart, placing),
    kind,
    table,
    /** The number that was typed in place of the scanned table; null = none. */
    typedTable: tables.typed,
    typeTable: (tableNumber: string | null) => change({ tableNumber, tableInPlaceOf: tables.scannedId }),
    isTableScanned: isScanned,
    address,
    /** For the courier, as typed for this door; null = as the address says. */
    courierComment,
    typeCourierComment: (text: string) => change({ courierComment: text, courierDoor: door }),
    /** Where the address is given or changed. */
    addressSheet,
    delivery,
    payments,
    payment,
    /** The diner's choice is not taken here, and another one replaces it. */
    isPaymentMoved: draft.payment !== null && payment !== null && payment !== draft.payment,
    ...time,
    accounts,
    account,
    cashbackPercentage: rule?.cashbackPercentage ?? 0,
    sum,
    ...totals,
    minAge,
    isOldEnough,
    /** Until it is ready, or at the door; null for a time of the diner's choice, and where it is unknown. */
    wait: wantedAt === null ? quotedWait(quote, service === 'delivery') : null,
    orderNow,
  };
}
