'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logInBrowser } from '@/lib/core/log/browser-log';
import { pushQuery, readPushState, turnPushOn, endPush } from '@/lib/ground/notifications/push.api';
import type { PushState } from '@/lib/ground/notifications/push.api';

interface UsePush {
  /** undefined: not read yet. */
  state: PushState | undefined;
  /** A change is in progress. */
  isBusy: boolean;
  /** The browser refused the last change. */
  hasFailed: boolean;
  turn: (on: boolean) => void;
}

/** The state of pushes on this device, and how to switch them. */
export function usePush(publicKey: string): UsePush {
  const client = useQueryClient();
  const { data: state } = useQuery(pushQuery);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const change = async (on: boolean) => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      if (on) await turnPushOn(publicKey);
      else await endPush();
    } catch (error) {
      logInBrowser('Pushes not switched', error);
      setHasFailed(true);
    }
    client.setQueryData(pushQuery.queryKey, await readPushState());
    setIsBusy(false);
  };
  return { state, isBusy, hasFailed, turn: (on) => void change(on) };
}
