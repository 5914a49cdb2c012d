'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { LockKeyholeOpen } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { useFailureText } from '@/components/layout/use-failure-text';
import { signInHere } from '@/components/layout/sign-in-here';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useLocationSearch } from '@/components/ui/use-location-search';
import { sessionQuery } from '@/lib/ground/auth/session.api';
import { queryClient } from '@/lib/core/bff/query-client';
import { FRIDGE_CODE, venueOfFridge } from '@/lib/ground/ordering/fridge-code';
import { paths } from '@/lib/core/paths/paths';
import type { LockName } from '@/lib/smart-lock/unlock';
import { kindOfLock, type LockKind } from './lock-kind';
import { Opener } from './opener.client';
import { TripCard } from './trip-card.client';
import { TripSteps, type TripStep } from './trip-steps';
import { useIsOnline } from './use-is-online';
import { useLeaveQuestion } from './use-leave-question';
import { useTripBeganAtMs } from './use-trip';
import { useUnlock } from './use-unlock';

type LockScreenProps = { venue: { id: number; name: string }; kind: LockKind };

/** Opens a lock of a venue, and leads on to taking, scanning and paying (SHOP-13). */
export function LockScreen({ venue, kind }: LockScreenProps) {
  const search = useLocationSearch();
  const code = new URLSearchParams(search ?? '').get('code') ?? '';
  const lock: LockName = kind === 'fridge' && venueOfFridge(code) === venue.id ? code : kind;
  return (
    <QueryClientProvider client={queryClient()}>
      {/* Which lock it is stands in the address, and what was opened in storage: neither is known to the cached page. */}
      {search === null ? <Frame venue={venue} lock={kind} step="open" /> : <Lock venue={venue} lock={lock} />}
    </QueryClientProvider>
  );
}

function Frame({
  venue,
  lock,
  step,
  children,
}: {
  venue: LockScreenProps['venue'];
  lock: LockName;
  step: TripStep;
  children?: ReactNode;
}) {
  const t = useTranslations('lock');
  const number = FRIDGE_CODE.exec(lock)?.[2];
  return (
    <div className="lock-screen">
      <p className="text-center">
        <b className="block">{venue.name}</b>
        {number === undefined ? null : (
          <span className="muted">{t('fridgeNumber', { number: Number(number) })}</span>
        )}
      </p>
      <TripSteps step={step} />
      {children ?? <div className="opener" aria-busy="true" />}
    </div>
  );
}

function Lock({ venue, lock }: { venue: LockScreenProps['venue']; lock: LockName }) {
  const t = useTranslations('lock');
  const kind = kindOfLock(lock);
  const { cart: anyCart } = useCart();
  const cart = anyCart?.venue.id === venue.id && anyCart.lines.length > 0 ? anyCart : null;
  const { view, closesAtMs, secondsLeft, open } = useUnlock({ venueId: venue.id, lock });
  // Of the opening that the diner wants another one after.
  const [againAfterMs, setAgainAfterMs] = useState<number | null>(null);
  const beganAtMs = useTripBeganAtMs(venue.id);
  const isOnTrip = beganAtMs !== null;
  const question = useLeaveQuestion(isOnTrip && cart === null);

  // An opening is remembered for a day: on a later trip this lock is as shut as any other.
  const isOfTrip = isOnTrip && closesAtMs !== null && closesAtMs >= beganAtMs;
  if (!isOfTrip || closesAtMs === againAfterMs)
    return (
      <Frame venue={venue} lock={lock} step="open">
        <Shut venueId={venue.id} kind={kind} view={view} onOpen={open} />
        {isOnTrip ? (
          <a href={paths.barcodeScanner(venue.id)} className="button button--quiet button--wide">
            {t('scan')}
          </a>
        ) : null}
        {question.opened ? <question.opened.Dialog venueId={venue.id} onClose={question.close} /> : null}
      </Frame>
    );
  return (
    <Frame venue={venue} lock={lock} step={stepOf(secondsLeft > 0, cart !== null)}>
      <TripCard
        venueId={venue.id}
        kind={kind}
        secondsLeft={secondsLeft}
        cart={cart}
        onOpenAgain={() => setAgainAfterMs(closesAtMs)}
      />
      {question.opened ? <question.opened.Dialog venueId={venue.id} onClose={question.close} /> : null}
    </Frame>
  );
}

/** The next step once the lock has opened. */
function stepOf(isOpen: boolean, hasScanned: boolean): TripStep {
  if (isOpen) return hasScanned ? 'scan' : 'take';
  return hasScanned ? 'pay' : 'scan';
}

type ShutProps = {
  venueId: number;
  kind: LockKind;
  view: ReturnType<typeof useUnlock>['view'];
  onOpen: () => void;
};

/** A lock that has not opened as far as is known: why, and what opens it. */
function Shut({ venueId, kind, view, onOpen }: ShutProps) {
  const t = useTranslations('lock');
  const session = useQuery(sessionQuery);
  const isOnline = useIsOnline();
  const isUnknown = view.kind === 'unknown' || view.kind === 'unsettled';

  if (view.kind === 'refused' && view.error.code === 'lock/absent')
    return (
      <EmptyState
        card
        role="status"
        art={<Icon of={LockKeyholeOpen} />}
        title={t('noLock')}
        action={<ButtonLink href={paths.menu(venueId)}>{t('toMenu')}</ButtonLink>}
      >
        {t('noLockText')}
      </EmptyState>
    );
  // Where the session is not known the press is sent, and the answer leads to the sign-in where it is needed.
  if (session.data?.isSignedIn === false || (view.kind === 'unknown' && view.needsSignIn))
    return (
      <div className="opener">
        {isUnknown ? <ShutNotice kind={kind} view={view} /> : null}
        <p>{t('guestText')}</p>
        <Button big onClick={signInHere}>
          {t('signInToOpen')}
        </Button>
      </div>
    );
  return (
    <>
      {isOnline ? (
        <ShutNotice kind={kind} view={view} />
      ) : (
        <Notice tone="warn" title={t(view.kind === 'unknown' && view.isUnsent ? 'unsent' : 'offline')}>
          {t('offlineText')}
        </Notice>
      )}
      <Opener
        kind={kind}
        attempt={isUnknown ? 'check' : view.kind === 'refused' ? 'again' : 'first'}
        isOpening={view.kind === 'sending'}
        isDisabled={!isOnline || session.isPending}
        onOpen={onOpen}
      />
    </>
  );
}

/** The result of the last press, where it did not open the lock. */
function ShutNotice({ kind, view }: Pick<ShutProps, 'kind' | 'view'>) {
  const t = useTranslations('lock');
  const errors = useTranslations('errors');
  const failureText = useFailureText();
  switch (view.kind) {
    case 'sending':
      return view.waitsForTab ? <Notice>{t('openingElsewhere')}</Notice> : null;
    case 'unknown':
    case 'unsettled': {
      if (view.kind === 'unsettled' && view.isKeyReused)
        return (
          <Notice tone="warn" title={errors('lockAlreadySent')}>
            {t('alreadySentText')}
          </Notice>
        );
      const isUnsent = view.kind === 'unknown' && view.isUnsent === true;
      return (
        <Notice tone="warn" title={t(isUnsent ? 'unsent' : `unknown_${kind}`)}>
          {t(isUnsent ? 'unsentText' : 'unknownText')}
        </Notice>
      );
    }
    case 'refused':
      return view.error.code === 'lock/not-opened' ? (
        <Notice tone="danger" title={t(`notOpened_${kind}`)}>
          {t('notOpenedText')}
        </Notice>
      ) : (
        <Notice tone="danger" title={t('refused')}>
          {failureText(view.error)}
        </Notice>
      );
    default:
      return null;
  }
}
