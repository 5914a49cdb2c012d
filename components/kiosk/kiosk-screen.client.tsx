'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { Activity, useEffect, useMemo } from 'react';
import { MenuProvider } from '@/components/menu/menu-provider.client';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeKioskDevice } from '@/lib/kiosk/device';
import { beginGuest, KIOSK_SERVICES, newGuest, type KioskService } from '@/lib/kiosk/guest';
import { openTabletSession } from '@/lib/kiosk-session/tablet-session.api';
import { UnreachableScreen } from './unreachable-screen';
import { GuestScreens } from './guest-screens.client';
import { AssistedWatch, GuestWatch } from './guest-watch.client';
import type { GuestScreensProps, KioskVenue } from './kiosk-props';
import { loadAhead } from './load-ahead';
import { NotEnrolledScreen, TurnedAwayPress } from './not-enrolled-screen.client';
import { PlacingScreen } from './placing-screen.client';
import { ScreenShield } from './screen-shield.client';
import { StartWatch } from './staff/start-watch.client';
import { StartScreen } from './start-screen.client';
import { useEndGuest } from './use-end-guest';
import { useDrawnAhead } from './use-drawn-ahead';
import { isNotEnrolled, useEnrolment } from './use-enrolment';
import { useFreshStart } from './use-fresh-start';
import { SetField } from './set-field.client';
import { useGuest } from './use-guest';
import { useKioskOrder } from './use-kiosk-order';

/** The kiosk of a venue: its start, and for a guest the way from the menu to the order. */
export function KioskScreen(shown: KioskVenue) {
  const { id, name } = shown.venue;
  // The tablet comes back here by itself after a power cut.
  useEffect(() => changeKioskDevice({ venueId: id, venueName: name }), [id, name]);
  useEffect(() => loadAhead(), []);
  const { end, isUnreachable, ended } = useEndGuest(id, shown);
  if (isUnreachable) return <UnreachableScreen />;
  return (
    <QueryClientProvider client={queryClient()}>
      {/* The state of a screen goes with its guest. */}
      <Screens key={ended} shown={shown} end={end} />
    </QueryClientProvider>
  );
}

function Screens({ shown, end }: { shown: KioskVenue; end: () => void }) {
  const guest = useGuest();
  const { placing, place, resume } = useKioskOrder(end);
  const isFree = placing.kind === 'idle' || placing.kind === 'refused';
  const isUnreachable = useFreshStart(guest === null && isFree);
  const isDrawnAhead = useDrawnAhead();
  const isPressOpen = placing.kind === 'unknown';
  const { isEnrolled, recordFailure } = useEnrolment(shown.venue.id, isPressOpen);
  const isRefused = placing.kind === 'refused' && isNotEnrolled(placing.error);
  const begin = (service: KioskService) => {
    beginGuest(shown.venue.id, service);
    // Ready by the time that it is needed; where it fails, the checkout opens it, and at the latest the press that pays.
    void openTabletSession(shown.venue.id).catch(recordFailure);
  };
  if (isUnreachable) return <UnreachableScreen />;
  if (isRefused || (!isEnrolled && (isFree || isPressOpen)))
    return (
      <>
        <NotEnrolledScreen isPressOpen={isPressOpen} />
        {/* Staff who enrol the tablet must not find an order that a guest has left. */}
        {guest === null && !isPressOpen ? null : <GuestWatch onGone={end} />}
        {isPressOpen ? <TurnedAwayPress onOver={end} /> : null}
      </>
    );
  if (!isFree) return <PlacingScreen placing={placing} onCheck={resume} onEnd={end} />;
  // Which menu a guest will touch is not known, so that of each service is drawn behind the start.
  const offered = KIOSK_SERVICES.filter((service) => shown.offered.includes(service));
  const ahead = isDrawnAhead ? offered : [];
  return (
    <>
      <ScreenShield key={guest?.step ?? 'start'} />
      {guest === null ? <StartScreen {...shown} onBegin={begin} /> : null}
      {(guest ? [guest.service] : ahead).map((service) => (
        <Activity key={service} mode={guest ? 'visible' : 'hidden'}>
          <GuestMenu
            guest={guest ?? newGuest(service)}
            shown={shown}
            placing={placing}
            onPlace={place}
            onEnd={end}
          />
        </Activity>
      ))}
      {guest === null ? (
        <AssistedWatch onGone={end}>
          <StartWatch {...shown} onEnd={end} />
        </AssistedWatch>
      ) : (
        <GuestWatch onGone={end} />
      )}
    </>
  );
}

function GuestMenu(props: GuestScreensProps) {
  const { venue, hits, offered } = props.shown;
  const { service } = props.guest;
  const services = useMemo(() => ({ chosen: service, offered }), [service, offered]);
  return (
    <MenuProvider venue={venue} services={services} hits={hits} hasHearts={false} SetField={SetField}>
      <GuestScreens {...props} />
    </MenuProvider>
  );
}
