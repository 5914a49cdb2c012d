import { BffError } from '@/lib/core/bff/client';
import { startPress, stepPress } from './press-machine';
import type {
  Intent,
  CompletedIntent,
  PendingIntent,
  PressEffect,
  PressEvent,
  PressRule,
  PressView,
  Stored,
} from './press-types';
import { withTabLock } from './tab-lock';

/** Where the intents of one kind are stored: in the browser's storage, for all tabs. */
export interface StoredIntents<Body, Result> {
  find: (subject: string) => Intent<Body, Result> | null;
  /** Writes one down, under a key of its own; an unsettled one is open again under its key. */
  begin: (subject: string, body: Body) => PendingIntent<Body>;
  settle: (key: string, made: Result) => void;
  giveUp: (key: string, state: 'unsettled' | 'keyReused') => void;
  /** The key is sent once more. */
  noteRepetition: (key: string) => void;
  /** Whether any tab has done that. */
  wasRepeated: (key: string) => boolean;
  /** Whether nothing of the key has left the device. */
  noteUnsent: (key: string, isUnsent: boolean) => void;
  isUnsent: (key: string) => boolean;
  drop: (key: string) => void;
  /** Calls back when another tab changes them. @returns how to stop that */
  subscribe: (listener: () => void) => () => void;
}

/** A once-only press, with the callbacks that are its own. */
export interface PressUse<Body, Result> extends PressRule {
  /** Name of the lock that the tabs of this browser take turns by. */
  lock: string;
  intents: StoredIntents<Body, Result>;
  /** @throws BffError */
  send: (intent: PendingIntent<Body>, isRepetition: boolean) => Promise<Result>;
  /** This tab's subject of a press. */
  subject: () => string | undefined;
  /** The intent that is to be repeated, of this page or of one that was left. */
  open: () => PendingIntent<Body> | null;
  /** The result in another tab, where this tab follows it too. */
  doneElsewhere?: () => CompletedIntent<Body, Result> | null;
  /** The unseen result, where a press looks for one. */
  unseen?: () => Result | null;
  /** Whether what is found made answers this press; called at the press, the returned function once the tab holds the lock. */
  expect: (subject: string, body: Body) => (found: CompletedIntent<Body, Result>) => boolean;
  /** Leads to the result. @returns whether the page is left for the payment page */
  follow: (effect: Extract<PressEffect<Body, Result>, { type: 'follow' }>) => boolean;
  signIn: () => void;
  /** Gives the subject another key, where it has one of its own. */
  renew?: () => void;
  /** The subject has changed: its view is requested again. */
  refresh?: () => void;
}

/** For the press of a subject of which more than one thing may be made: what was made before the press is not its result. */
export function madeAfter<Body, Result>(
  intents: Pick<StoredIntents<Body, Result>, 'find'>,
  subject: string,
): (found: CompletedIntent<Body, Result>) => boolean {
  const before = intents.find(subject);
  return ({ key }) => before?.state !== 'made' || before.key !== key;
}

/** Only where the device itself knows of no network: a request then does not leave it. */
const isOffline = (): boolean => !navigator.onLine;

/** Runs the commands of press-machine.ts. @param identify settles the diner, dropping others' intents */
export function runPress<Body, Result>(
  pressUse: PressUse<Body, Result>,
  show: (view: PressView<Body, Result>) => void,
  identify: () => Promise<unknown>,
) {
  let own = pressUse;
  let state = startPress<Body, Result>();
  /** Of the press that waits for the lock. */
  let isAnswer: (found: CompletedIntent<Body, Result>) => boolean = () => false;

  /** @returns when all that follows at once has been done, a request too */
  const dispatch = async (event: PressEvent<Body, Result>): Promise<void> => {
    const step = stepPress(state, event, own);
    state = step.state;
    show(state.view);
    await Promise.all(step.effects.map(run));
  };

  const stored = (): Stored<Body, Result> => {
    const { intents, subject } = own;
    const requested = state.checkedSubject === undefined ? null : intents.find(state.checkedSubject);
    const givenUpOf = (of: string | undefined): PendingIntent<Body> | null => {
      const intent = of === undefined ? null : intents.find(of);
      return intent?.state === 'unsettled' || intent?.state === 'keyReused' ? intent : null;
    };
    return {
      open: own.open(),
      givenUp: givenUpOf(state.checkedSubject) ?? givenUpOf(subject()),
      // A diner with a new cart is not led away from it.
      unseen: subject() === undefined ? (own.unseen?.() ?? null) : null,
      announced: own.isShownInAllTabs && requested?.state === 'made' ? requested : null,
    };
  };

  const attempt = async (intent: PendingIntent<Body>, isRepetition: boolean): Promise<void> => {
    const { send, intents } = own;
    let made: Result;
    // Before it is sent: an intent that may have left the device is called unsent by no tab any more.
    intents.noteUnsent(intent.key, isOffline() && (!isRepetition || intents.isUnsent(intent.key)));
    if (isRepetition) intents.noteRepetition(intent.key);
    try {
      made = await send(intent, isRepetition);
    } catch (thrown) {
      const error = thrown instanceof BffError ? thrown : new BffError('network');
      // An answer, or a network that has come back meanwhile: something may have left the device after all.
      if (error.code !== 'network' || !isOffline()) intents.noteUnsent(intent.key, false);
      const found = intents.find(intent.subject);
      // A tab that did not wait for this one may have repeated it meanwhile.
      const wasRepeated = isRepetition || intents.wasRepeated(intent.key);
      const isUnsent = intents.isUnsent(intent.key);
      const event = { intent, isRepetition: wasRepeated, error, found, isUnsent, nowMs: Date.now() };
      await dispatch({ type: 'failed', ...event });
      return;
    }
    await dispatch({ type: 'answered', intent, made });
  };

  /** Whatever is thrown meanwhile ends the turn, and not the use of the button. */
  const takeTurn = (readEvent: () => PressEvent<Body, Result>): void => {
    const onWait = (isWaiting: boolean) => void dispatch({ type: 'waited', isWaiting });
    void withTabLock(own.lock, () => dispatch(readEvent()), onWait).catch((error: unknown) => {
      void dispatch({ type: 'interrupted', isOpen: own.open() !== null, nowMs: Date.now() });
      reportError(error);
    });
  };

  const run = async (effect: PressEffect<Body, Result>): Promise<void> => {
    const { intents } = own;
    switch (effect.type) {
      case 'takeTurnToPress': {
        const { subject, body } = effect;
        takeTurn(() => {
          const found = intents.find(subject);
          const answers = found?.state === 'made' && isAnswer(found);
          return { type: 'pressTurn', subject, body, found, isAnswer: answers };
        });
        break;
      }
      case 'takeTurnToRepeat':
        takeTurn(() => ({ type: 'repeatTurn', stored: stored(), isOffline: isOffline() }));
        break;
      case 'takeTurnToWithdraw':
        takeTurn(() => ({ type: 'withdrawTurn', stored: stored() }));
        break;
      case 'identify':
        void identify().then(
          () => dispatch({ type: 'identified', stored: stored() }),
          () => {
            const isUnsent = own.open()?.isUnsent ?? false;
            return dispatch({ type: 'unidentified', isUnsent, nowMs: Date.now() });
          },
        );
        break;
      case 'begin':
        await attempt(intents.begin(effect.subject, effect.body), false);
        break;
      case 'rewrite':
        await attempt(intents.begin(effect.subject, effect.body), true);
        break;
      case 'repeat':
        await attempt(effect.intent, true);
        break;
      case 'settle':
        intents.settle(effect.key, effect.made);
        break;
      case 'follow':
        if (own.follow(effect)) void dispatch({ type: 'leftForPayment' });
        break;
      case 'giveUp':
        intents.giveUp(effect.key, effect.state);
        break;
      case 'drop':
        intents.drop(effect.key);
        break;
      case 'signIn':
        own.signIn();
        break;
      case 'renew':
        own.renew?.();
        break;
      case 'refresh':
        own.refresh?.();
        break;
    }
  };

  const resume = (): void => void dispatch({ type: 'resumed', stored: stored() });

  return {
    /** Its own callbacks may change with every rendering. */
    update: (latest: PressUse<Body, Result>): void => {
      own = latest;
    },
    /** The page is here, back online, or the next repetition is due: open and unseen intents are looked for. */
    resume,
    /** The diner pressed. */
    press: (subject: string, body: Body): void => {
      if (!state.isBusy) isAnswer = own.expect(subject, body);
      void dispatch({ type: 'pressed', subject, body });
    },
    /** The diner withdraws an intent that has not left the device. */
    withdraw: (): void => void dispatch({ type: 'withdrawn' }),
    startOver: (): void => void dispatch({ type: 'startedOver' }),
    otherTabChanged: (): void => {
      const made = own.doneElsewhere?.() ?? null;
      void dispatch({ type: 'otherTabChanged', stored: stored(), made, nowMs: Date.now() });
    },
    /** The browser restored the page as it was left. */
    restored: (): void => {
      const made = own.unseen?.() ?? null;
      void dispatch(made ? { type: 'foundUnseen', made } : { type: 'pageRestored' });
    },
  };
}
