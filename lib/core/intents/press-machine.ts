import { isFinalAnswer } from '@/lib/core/errors/errors';
import { MAX_FINAL_ANSWERS, readOutcome, repetitionDelaySeconds } from './outcome';
import type {
  AnyIntent,
  PressEffect,
  PressEvent,
  PressRule,
  PressState,
  PressView,
  Stored,
} from './press-types';

/*
 * The rules of a button that may act only once, as a state machine without a browser: an event turns one state into the next
 * and returns the commands to run. `press-runner.ts` runs them. What a press does once its tab holds the lock, by what is
 * stored of its subject (the cart that is ordered, the bill that is paid):
 *
 *   stored       | order: its cart's key, made once        | bill: each payment has a key of its own
 *   -------------+-----------------------------------------+----------------------------------------
 *   nothing      | begin: store the intent, send it        | the same
 *   open         | repeat: the same key and body           | the same
 *   unsettled    | rewrite: the same key, what is pressed  | the same
 *                |   now, sent as a repetition             |
 *   keyReused    | stop: unsettled, until started over     | begin, under a new key
 *   made, and it | follow it                               | the same
 *     is the answer to this press                          |
 *   made before  | conflict: the cart gets a key of its own| begin, under a new key
 *
 * The effect of an answer (`readOutcome`), unless the intent is stored as made by another tab meanwhile, which is followed:
 *
 *   made                                     | settle, follow
 *   final, MAX_FINAL_ANSWERS + 1 in a row    | give up: unsettled or keyReused, stored for the next press
 *   refused: nothing was made                | drop the intent, refused
 *   sign in, to the first attempt            | drop the intent, lead to the sign-in
 *   sign in, to a repetition                 | unknown, until the diner has signed in
 *   anything else                            | unknown, repeated after a delay
 *
 * An intent that has not left the device is dropped where the diner withdraws it, and otherwise only by its age.
 * A table is booked as a bill is paid, and shown in all tabs (`PressRule.isShownInAllTabs`).
 * A lock is opened as a bill is paid, but by hand (`PressRule.isByHand`): nothing is repeated but by the diner's next press, and
 * a key that was used for another body is given up at once.
 */

/** Milliseconds until the next request of who is signed in, where it is not known. */
export const IDENTIFY_DELAY_MS = 5_000;
/** Milliseconds that another tab's press may take until an idle one tells of it: most are answered sooner. */
export const CHECK_DELAY_MS = 5_000;

export interface PressStep<Body, Result> {
  state: PressState<Body, Result>;
  effects: readonly PressEffect<Body, Result>[];
}

/** Before anything was pressed here. */
export function startPress<Body, Result>(): PressState<Body, Result> {
  return {
    view: { kind: 'idle' },
    isBusy: false,
    repetitions: 0,
    finalAnswers: 0,
    checkedSubject: undefined,
  };
}

/** The next state after an event. */
export function stepPress<Body, Result>(
  state: PressState<Body, Result>,
  event: PressEvent<Body, Result>,
  { isMadeOnce, isByHand = false, isShownInAllTabs = false }: PressRule,
): PressStep<Body, Result> {
  type Step = PressStep<Body, Result>;
  const { view, isBusy } = state;
  const to = (change: Partial<PressState<Body, Result>>, ...effects: PressEffect<Body, Result>[]): Step => ({
    state: { ...state, ...change },
    effects,
  });
  const stay = to({});
  const unsettled = (subject: string, isKeyReused: boolean) =>
    ({ kind: 'unsettled', subject, isKeyReused }) as const;
  const follow = (
    made: Result,
    intent: AnyIntent<Body> | null,
    leads: 'toPayment' | 'toPage' = 'toPage',
  ): PressEffect<Body, Result> => ({ type: 'follow', made, intent, leads });
  const isMade = { view: { kind: 'made' }, isBusy: !isByHand } as const;
  const isWaiting = view.kind === 'unknown' || view.kind === 'found';
  /** Nothing is open any more: the outcome is known, or the repetitions have ended; here or in another tab. */
  const toIdle = (
    { givenUp, announced }: Stored<Body, Result>,
    ...effects: PressEffect<Body, Result>[]
  ): Step => {
    if (announced && view.kind === 'unknown') return to(isMade, follow(announced.made, announced));
    const wasUnknown = view.kind === 'idle' ? view.wasUnknown : isShownInAllTabs && view.kind === 'unknown';
    const wasUnsent = view.kind === 'idle' ? view.wasUnsent : view.kind === 'unknown' && view.isUnsent;
    const left = givenUp
      ? unsettled(givenUp.subject, givenUp.state === 'keyReused')
      : { kind: 'idle' as const, ...(wasUnknown ? { wasUnknown } : {}), ...(wasUnsent ? { wasUnsent } : {}) };
    const isOver = isWaiting || view.kind === 'unsettled' || view.kind === 'idle';
    return to({ isBusy: view.kind === 'made' && !isByHand, view: isOver ? left : view }, ...effects);
  };

  switch (event.type) {
    case 'pressed': {
      if (isBusy) return stay;
      const { subject, body } = event;
      return to(
        // Pressed by hand, it is the next repetition.
        {
          isBusy: true,
          repetitions: 0,
          finalAnswers: isByHand ? state.finalAnswers : 0,
          view: { kind: 'sending' },
        },
        { type: 'takeTurnToPress', subject, body },
      );
    }
    case 'waited':
      return view.kind === 'sending' ? to({ view: { kind: 'sending', waitsForTab: event.isWaiting } }) : stay;
    case 'pressTurn':
      return takeTurn(event);
    case 'resumed': {
      if (isBusy) return stay;
      const { open, unseen } = event.stored;
      if (!open && !unseen) return toIdle(event.stored);
      const begun = unseen
        ? { kind: 'found' as const }
        : unknown({ nextAtMs: null, isUnsent: open?.isUnsent });
      return to(
        {
          checkedSubject: open ? open.subject : state.checkedSubject,
          view: view.kind === 'unknown' ? view : begun,
        },
        ...(isByHand ? [] : [{ type: 'identify' } as const]),
      );
    }
    case 'identified': {
      if (isBusy) return stay;
      const { open, unseen } = event.stored;
      if (unseen) return to(isMade, follow(unseen, null));
      return open ? to({ isBusy: true }, { type: 'takeTurnToRepeat' }) : toIdle(event.stored);
    }
    case 'unidentified': {
      if (isBusy || !isWaiting) return stay;
      const nextAtMs = event.nowMs + IDENTIFY_DELAY_MS;
      return to({ view: unknown({ nextAtMs, isUnsent: event.isUnsent }) });
    }
    case 'repeatTurn': {
      const { open } = event.stored;
      if (!open) return toIdle(event.stored);
      const isUnsent = open.isUnsent && event.isOffline;
      return to(
        {
          checkedSubject: open.subject,
          view: view.kind === 'unknown' ? unknown({ ...view, isUnsent }) : view,
        },
        { type: 'repeat', intent: open },
      );
    }
    case 'answered': {
      const { intent, made } = event;
      return to(isMade, { type: 'settle', key: intent.key, made }, follow(made, intent, 'toPayment'));
    }
    case 'failed':
      return view.kind === 'made' ? stay : fail(event);
    case 'interrupted':
      return event.isOpen ? wait(event.nowMs) : to({ isBusy: false, view: { kind: 'idle' } });
    case 'leftForPayment':
      return to({ view: { kind: 'made', isLeaving: true } });
    case 'otherTabChanged':
      if (event.made) return to(isMade, follow(event.made.made, event.made));
      if (!isBusy && view.kind === 'unknown' && event.stored.open)
        return to({ view: unknown({ ...view, isUnsent: event.stored.open.isUnsent }) });
      if (!isBusy && isShownInAllTabs && view.kind === 'idle' && event.stored.open)
        return to({ view: { ...view, checkAtMs: event.nowMs + CHECK_DELAY_MS } });
      if (isBusy || event.stored.open) return stay;
      return event.stored.unseen && isWaiting
        ? to({}, { type: 'identify' })
        : toIdle(event.stored, { type: 'refresh' });
    case 'foundUnseen':
      return to(isMade, follow(event.made, null));
    case 'pageRestored':
      return to({ isBusy: false, view: view.kind === 'made' ? { kind: 'idle' } : view });
    case 'startedOver':
      return to({ checkedSubject: undefined, view: { kind: 'idle' } }, { type: 'renew' });
    case 'withdrawn':
      return isBusy ? stay : to({ isBusy: true }, { type: 'takeTurnToWithdraw' });
    case 'withdrawTurn': {
      const { open } = event.stored;
      // Another tab may have sent it meanwhile.
      if (!open) return toIdle(event.stored);
      if (!open.isUnsent)
        return to({ isBusy: false, view: unknown({ nextAtMs: null }) }, { type: 'identify' });
      const idle = { isBusy: false, checkedSubject: undefined, view: { kind: 'idle' } } as const;
      return to(idle, { type: 'drop', key: open.key }, { type: 'refresh' });
    }
  }

  function takeTurn({
    subject,
    body,
    found,
    isAnswer,
  }: Extract<PressEvent<Body, Result>, { type: 'pressTurn' }>): Step {
    const asking = { checkedSubject: subject };
    const begin = () => to(asking, { type: 'begin', subject, body });
    if (!found) return begin();
    switch (found.state) {
      case 'open':
        return to(asking, { type: 'repeat', intent: found });
      case 'unsettled':
        return to(asking, { type: 'rewrite', subject, body });
      case 'keyReused':
        return isMadeOnce ? to({ ...asking, isBusy: false, view: unsettled(subject, true) }) : begin();
      case 'made':
        if (isAnswer) return to(isMade, follow(found.made, found));
        if (!isMadeOnce) return begin();
        return to({ isBusy: false, view: { kind: 'conflict', made: found.made } }, { type: 'renew' });
    }
  }

  function fail({
    intent: { key, subject, body },
    isRepetition,
    error,
    found,
    isUnsent,
    nowMs,
  }: Extract<PressEvent<Body, Result>, { type: 'failed' }>): Step {
    if (found?.state === 'made' && found.key === key) return to(isMade, follow(found.made, found));
    const outcome = readOutcome(error.code, isRepetition);
    const finalAnswers = isFinalAnswer(error.code) ? state.finalAnswers + 1 : 0;
    const answered = { isBusy: false, finalAnswers };
    const isKeyReused = outcome === 'keyReused';
    if (finalAnswers > MAX_FINAL_ANSWERS || (isByHand && isKeyReused)) {
      return to(
        { ...answered, finalAnswers: 0, view: unsettled(subject, isKeyReused) },
        { type: 'giveUp', key, state: isKeyReused ? 'keyReused' : 'unsettled' },
        { type: 'refresh' },
      );
    }
    if (outcome === 'refused')
      return to(
        { ...answered, view: { kind: 'refused', error, request: body } },
        { type: 'drop', key },
        { type: 'refresh' },
      );
    const needsSignIn = outcome === 'signIn';
    if (needsSignIn && !isRepetition) return to(answered, { type: 'drop', key }, { type: 'signIn' });
    return wait(nowMs, { finalAnswers, needsSignIn, retryAfterSeconds: error.retryAfterSeconds, isUnsent });
  }

  /** The outcome is not known; the next repetition waits longer than the last one. */
  function wait(
    nowMs: number,
    {
      finalAnswers = 0,
      needsSignIn = false,
      retryAfterSeconds,
      isUnsent,
    }: { finalAnswers?: number; needsSignIn?: boolean; retryAfterSeconds?: number; isUnsent?: boolean } = {},
  ): Step {
    const repetitions = state.repetitions + 1;
    const nextAtMs =
      needsSignIn || isByHand ? null : nowMs + repetitionDelaySeconds(repetitions, retryAfterSeconds) * 1000;
    return to({
      isBusy: false,
      finalAnswers,
      repetitions,
      view: unknown({ nextAtMs, needsSignIn, isUnsent }),
    });
  }
}

type Unknown = Extract<PressView<never, never>, { kind: 'unknown' }>;

function unknown({
  nextAtMs,
  needsSignIn = false,
  isUnsent,
}: Pick<Unknown, 'nextAtMs' | 'isUnsent'> & Partial<Unknown>): Unknown {
  return { kind: 'unknown', nextAtMs, needsSignIn, ...(isUnsent ? { isUnsent } : {}) };
}
