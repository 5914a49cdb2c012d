import { useEffect, useState } from 'react';
import { keyedPress } from '@/lib/core/intents/keyed-press';
import { useAction } from './use-action';

interface KeyedCall<Body, Result> {
  /** The first part of its keys, which names the pressed subject. */
  purpose: string;
  /** Where it is stored: the prefix of the keys, so that a reload sends the same ones. */
  prefix?: string;
  /** @throws BffError */
  send: (key: string, body: Body) => Promise<Result>;
  /** The next step. @returns true where the page is left: it stays busy until a browser restores it */
  follow: (made: Result, body: Body) => boolean;
}

/**
 * A call that may be made once only, for use by a button: however often it is pressed and its answer is lost, it is sent with
 * its key. What must live through a reload, or is repeated by itself, is `usePress`.
 */
export function useKeyedAction<Body, Result>({ purpose, prefix, send, follow }: KeyedCall<Body, Result>) {
  const [press] = useState(() => keyedPress(purpose, prefix));
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const { run, isBusy, failure } = useAction(async (body: Body) => {
    setIsLeaving(follow(await press(body, send), body));
  });
  return {
    run: (body: Body) => void (isLeaving || run(body)),
    isBusy: isBusy || isLeaving,
    failure,
  };
}
