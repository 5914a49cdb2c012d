import { stepBack } from '@/components/ui/step-back';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, useTransition } from 'react';
import { track } from '@/lib/core/analytics/track';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import { noHistory, readHistory, rememberSearch, subscribeHistory } from '@/lib/pages/search/search-history';
import {
  startSearch,
  stepSearch,
  submittedBy,
  UPDATE_PAUSE_MS,
  type SearchEffect,
  type SearchEvent,
  type SearchState,
} from '@/lib/pages/search/search-machine';
import { searchText } from '@/lib/pages/search/search-text';
import { onServiceChange } from '@/lib/core/site/service-change';
import type { ServiceName } from '@/lib/core/site/site';
import { readAddressText, subscribeAddressText, writeAddressText } from './use-address-text';

/** Fields that are used, by the router's id of the visit of their page: the way back shows a half-typed text again. */
const usedFields = new Map<string, SearchState>();

export interface SearchFieldOptions {
  /** This page shows the results itself; others lead to the search page. */
  isResultsPage: boolean;
  /** The text that the server read in the address. */
  submitted: string;
  /** Where cancelling leads when nothing was searched for. */
  exitHref: string;
  /** The search is within this venue's menu. */
  venueId?: number;
  isDisabled: boolean;
}

/** Executes the effects of the search field's state machine (lib/pages/search/search-machine.ts). */
export function useSearchField({
  isResultsPage,
  submitted,
  exitHref,
  venueId,
  isDisabled,
}: SearchFieldOptions) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const { bfcacheId } = router;
  const [state, setState] = useState(
    () => usedFields.get(bfcacheId) ?? startSearch(submitted, isResultsPage && submitted === ''),
  );
  useEffect(() => {
    // A submitted text leads to another page, and this one is left as it was before.
    if (isLeaving) return;
    if (state.isActive) usedFields.set(bfcacheId, state);
    else usedFields.delete(bfcacheId);
  }, [bfcacheId, isLeaving, state]);
  const latest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  const service = useRef<ServiceName>(undefined);
  const history = useSyncExternalStore(subscribeHistory, readHistory, noHistory);

  const send = (event: SearchEvent): void => {
    const by = submittedBy(event, latest.current.text);
    const { state: next, effects } = stepSearch(latest.current, event);
    latest.current = next;
    setState(next);
    effects.forEach(run);
    if (by !== null) track('search_submitted', { by, text: next.submitted, isInMenu: venueId !== undefined });
  };

  const run = (effect: SearchEffect): void => {
    switch (effect.type) {
      case 'wait':
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send({ type: 'paused' }), UPDATE_PAUSE_MS);
        break;
      case 'suggest':
        void suggest(effect.text);
        break;
      case 'remember':
        rememberSearch(effect.text);
        break;
      case 'submit':
        forgetQuestions();
        if (isResultsPage) writeAddressText(effect.text);
        else startLeaving(() => router.push(firstViewPaths.search(effect.text)));
        break;
      case 'cancel':
        clearTimeout(timer.current);
        if (isResultsPage) leaveUnused(effect.value);
        // The content behind is that of the previous service.
        else if (service.current !== undefined) location.reload();
        break;
    }
  };

  const suggest = async (text: string): Promise<void> => {
    request.current?.abort();
    const requested = new AbortController();
    request.current = requested;
    try {
      const { requestSuggestions } = await import('@/lib/pages/search/search.api');
      const suggestions = await requestSuggestions(
        { text, venueId, service: service.current },
        requested.signal,
      );
      send({ type: 'suggested', text, suggestions });
    } catch {
      // A search works without suggestions too.
      if (!requested.signal.aborted) send({ type: 'suggested', text, suggestions: [] });
    }
  };

  const forgetQuestions = (): void => {
    clearTimeout(timer.current);
    request.current?.abort();
  };

  const leaveUnused = (value: false | undefined): void => {
    if (value === false || latest.current.submitted !== '') return;
    if (window.history.length > 1) stepBack();
    else router.replace(exitHref);
  };

  const followAddress = useEffectEvent(() => send({ type: 'addressed', text: readAddressText(submitted) }));
  useEffect(() => {
    if (!isResultsPage) return undefined;
    followAddress();
    return subscribeAddressText(followAddress);
  }, [isResultsPage]);

  const followService = useEffectEvent((to: ServiceName) => {
    // The results update by themselves; any other content behind the closed field has to be reloaded.
    if (isDisabled || !(latest.current.isActive || isResultsPage)) return undefined;
    service.current = to;
    send({ type: 'serviceChanged', isDisabled });
    return 'stay';
  });
  useEffect(() => onServiceChange(({ to }) => followService(to)), []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  const isEmpty = searchText(state.text) === '';
  return { state, send, isEmpty, isLeaving, entries: isEmpty ? history : state.suggestions };
}
