'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  ArrowRight,
  Armchair,
  Banknote,
  CirclePlus,
  MonitorCheck,
  RefreshCw,
  ShoppingBag,
  Utensils,
  X,
  type IconNode,
} from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { PayAgain } from '@/components/payments/pay-again.client';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { queryClient } from '@/lib/core/bff/query-client';
import { markShown } from '@/lib/pages/checkout/order-intent';
import { isAssisted } from '@/lib/kiosk/accessibility';
import { recordActivity } from '@/lib/kiosk/activity';
import { NUMBER_MS } from '@/lib/kiosk/idle';
import { orderQuery } from '@/lib/orders/order-reading.api';
import { awaitsPayment } from '@/lib/orders/orders';
import type { Order } from '@/lib/orders/orders.schema';
import { receiptQuery } from '@/lib/orders/receipt.api';
import type { PrintTask } from '@/lib/printing/print-slip';
import { printerSettings } from '@/lib/printing/printer-settings';
import { orderSlip } from '@/lib/printing/slips';
import type { Language } from '@/lib/core/site/site';
import { SECOND_MS } from '@/lib/core/time/duration';
import { useAccessibility } from './accessibility/use-accessibility';
import { UnreachableScreen } from './unreachable-screen';
import { OrderedTable } from './ordered-table';
import { PrintNotice } from './printing/print-notice';
import { SlipPage } from './printing/slip-page.client';
import { usePrintSlip } from './printing/use-print-slip';
import { useSlipTexts } from './printing/use-slip-texts';
import { useKioskDevice } from './use-kiosk-device';
import { GuestWatch } from './guest-watch.client';
import { ReadyAt } from './ready-at';
import { useEndGuest } from './use-end-guest';
import { useOrderMade } from './use-order-made';
import { useIdleTime } from './use-idle-time';

/** Whether it could not be read; it stays so while it is requested again. */
const isUnreadable = ({ errorUpdateCount }: Pick<UseQueryResult, 'errorUpdateCount'>) => errorUpdateCount > 0;

type OrderNumberScreenProps = { orderId: number; countryLanguage: Language };

/** The order that was made: its number (KIOSK-03), what is to be done now, and the way to a new order (KIOSK-05). */
export function OrderNumberScreen(props: OrderNumberScreenProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <FollowedNumber {...props} />
      <SlipPage />
    </QueryClientProvider>
  );
}

function FollowedNumber({ orderId, countryLanguage }: OrderNumberScreenProps) {
  const t = useTranslations('kiosk');
  const { venueId } = useKioskDevice();
  const query = useQuery(orderQuery(orderId));
  const { data: order, refetch } = query;
  const { end, isUnreachable } = useEndGuest(venueId, { language: null, countryLanguage });
  if (isUnreachable) return <UnreachableScreen />;
  if (order?.status === 'canceled') return <CanceledOrder order={order} onEnd={end} />;
  if (order) return <NumberOf order={order} onEnd={end} />;
  if (!isUnreadable(query)) return <ReadingOrder />;
  // After a power cut, or where another guest has begun: the order stands, its number is no longer ours to show.
  return (
    <div className="kiosk-message" role="alert">
      <EmptyPicture name="receipt" />
      <h1>{t('askTitle')}</h1>
      <p>{t('askText')}</p>
      <Button big tone="tint" onClick={() => void refetch()}>
        <Icon of={RefreshCw} />
        {t('readAgain')}
      </Button>
      <Button big tone="quiet" onClick={end}>
        <Icon of={CirclePlus} />
        {t('newOrder')}
      </Button>
      <GuestWatch onGone={end} />
    </div>
  );
}

/** Until the order is there. */
export function ReadingOrder() {
  const t = useTranslations('kiosk');
  return (
    <div className="kiosk-message" role="status">
      <span className="spinner spinner--big" aria-hidden="true" />
      <h1>{t('readingOrder')}</h1>
    </div>
  );
}

/** It is not cooked: it has no number to wait for, and no slip. */
function CanceledOrder({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const t = useTranslations('kiosk');
  const payments = useTranslations('payments');
  useEffect(() => markShown(order.id), [order.id]);
  return (
    <div className="kiosk-message" role="alert">
      <EmptyPicture name="receipt" />
      <h1>{payments('canceledTitle')}</h1>
      {order.decline?.message ? <p>{order.decline.message}</p> : null}
      <p>{payments('canceledText')}</p>
      <Button big tone="tint" onClick={onEnd}>
        <Icon of={CirclePlus} />
        {t('newOrder')}
      </Button>
      <GuestWatch onGone={onEnd} />
    </div>
  );
}

function NumberOf({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const t = useTranslations('kiosk');
  const isUnpaid = awaitsPayment(order);
  const signs = Math.max(1, [...order.number].length);
  // Not before: a tablet that is started again leads here until the number has been there.
  useEffect(() => markShown(order.id), [order.id]);
  useOrderMade(order, isUnpaid);
  return (
    <main id={MAIN_ID} tabIndex={-1} className="kiosk-number">
      <OrderedTable />
      <div className="kiosk-number__body">
        <div className="kiosk-number__words" role="status">
          <h1>{t(isUnpaid ? 'unpaidTitle' : 'numberTitle')}</h1>
          <p className="kiosk-number__figure number" style={{ '--signs': signs } as CSSProperties}>
            {order.number}
          </p>
          {order.customerName ? <p className="title">{order.customerName}</p> : null}
          {isUnpaid ? null : <Way icons={wayOf(order)} />}
          <p className="muted">{t(nextStep(order, isUnpaid))}</p>
          {isUnpaid ? null : <ReadyAt order={order} />}
        </div>
        {isUnpaid ? (
          <PayAgain
            orderId={order.id}
            status={order.status}
            paymentStatus={order.paymentStatus}
            toPayMinor={order.toPayMinor}
            isAwaited
          />
        ) : null}
        {isUnpaid ? null : <PrintedSlip order={order} />}
        {isUnpaid ? (
          <>
            <Button big tone="quiet" onClick={onEnd}>
              <Icon of={X} />
              {t('leaveUnpaid')}
            </Button>
            <GuestWatch onGone={onEnd} />
          </>
        ) : (
          <NewOrder onEnd={onEnd} />
        )}
      </div>
    </main>
  );
}

/** Whether it is brought to the table: to one that is known only. Who took no marker is called like a takeaway. */
const isServed = ({ type, tableNumber }: Order) => type === 'express' && tableNumber !== null;

function nextStep(order: Order, isUnpaid: boolean) {
  // Money may be on its way.
  if (isUnpaid) return order.paymentStatus === 'failed' ? 'unpaidText' : 'awaitedText';
  if (order.paymentStatus !== 'paid') return isServed(order) ? 'payThenServed' : 'payAtCounter';
  return isServed(order) ? 'servedText' : 'calledText';
}

/** The next step, in pictures: the sentence under them says the same. */
function wayOf(order: Order): IconNode[] {
  const wait = isServed(order) ? Armchair : MonitorCheck;
  const end = order.type === 'express' ? Utensils : ShoppingBag;
  return order.paymentStatus === 'paid' ? [wait, end] : [Banknote, wait, end];
}

function Way({ icons }: { icons: readonly IconNode[] }) {
  return (
    <span className="kiosk-way" aria-hidden="true">
      {icons.map((icon, place) => (
        <span key={place} className="kiosk-way__step">
          {place > 0 ? <Icon of={ArrowRight} /> : null}
          <i>
            <Icon of={icon} />
          </i>
        </span>
      ))}
    </span>
  );
}

/** The slip, printed once by itself where this kiosk prints; what went wrong is said, and the number holds. */
function PrintedSlip({ order }: { order: Order }) {
  const t = useTranslations('printing');
  const texts = useSlipTexts();
  const { transport } = printerSettings.read();
  const isOnDevice = transport === 'page' || transport === 'usb';
  // For the network printer our server reads it.
  const query = useQuery({ ...receiptQuery(order.id), enabled: isOnDevice });
  const { data: receipt, isFetching, refetch } = query;
  const { print, askAgain, isBusy, outcome } = usePrintSlip();
  const task: PrintTask = {
    venueId: order.venue.id,
    subject: { kind: 'order', orderId: order.id },
    slip: () => (receipt ? orderSlip(order, receipt, texts) : null),
  };
  const isReady = isOnDevice ? receipt !== undefined : transport === 'network';
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isReady || hasBegun.current) return;
    hasBegun.current = true;
    void print(task);
  });
  if (isOnDevice && !receipt && isUnreadable(query)) {
    return (
      <Notice
        tone="warn"
        title={t('failed')}
        actions={
          <Button tone="text" busy={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      />
    );
  }
  if (!isReady || !outcome || outcome.state === 'printed') return null;
  // Only the network printer remembers its slips: any other would print one twice.
  const isUnknown = outcome.state === 'unknown' && transport === 'network';
  return (
    <PrintNotice
      outcome={outcome}
      actions={
        <Button tone="text" busy={isBusy} onClick={() => void (isUnknown ? askAgain : print)(task)}>
          {t(isUnknown ? 'askAgain' : 'again')}
        </Button>
      }
    />
  );
}

/** The way to a new order; guests with assistance get a prompt before the number goes. */
function NewOrder({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations('kiosk');
  if (!isAssisted(useAccessibility())) return <TimedNewOrder onEnd={onEnd} />;
  return (
    <>
      <Button big tone="tint" onClick={onEnd}>
        <Icon of={CirclePlus} />
        {t('newOrder')}
      </Button>
      <GuestWatch onGone={onEnd} />
    </>
  );
}

/** The way to a new order, taken by itself after a while without a touch. */
function TimedNewOrder({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations('kiosk');
  const [seconds, setSeconds] = useState(NUMBER_MS / SECOND_MS);
  // The time begins with the number: the guest may have touched nothing since the payment page.
  useEffect(() => recordActivity(), []);
  useIdleTime((inactiveMs) => {
    const leftMs = NUMBER_MS - inactiveMs;
    setSeconds(Math.max(0, Math.ceil(leftMs / SECOND_MS)));
    if (leftMs <= 0) onEnd();
  });
  return (
    <Button big tone="tint" onClick={onEnd}>
      <Icon of={CirclePlus} />
      {t('newOrder')}
      <span className="muted number" aria-hidden="true">{` · ${seconds}`}</span>
    </Button>
  );
}
