import type { BffError } from '@/lib/core/bff/client';

/* The types of a button that may act only once: its intents, views, events and commands (`press-machine.ts`). */

/** One press, written down before it is sent. */
export interface AnyIntent<Body> {
  /** The subject of a press: the cart that is ordered, the bill that is paid. */
  subject: string;
  key: string;
  body: Body;
  /** The site of the first page: repetitions keep its language and country. Older intents have none. */
  site?: string;
}
export interface PendingIntent<Body> extends AnyIntent<Body> {
  /** open: repeated. unsettled: another request gives no outcome. keyReused: its key was sent with another body. */
  state: 'open' | 'unsettled' | 'keyReused';
  /** Every attempt was made while the device itself knew of no network: nothing of it has left the device. */
  isUnsent?: boolean;
}
export interface CompletedIntent<Body, Result> extends AnyIntent<Body> {
  state: 'made';
  made: Result;
}
export type Intent<Body, Result> = PendingIntent<Body> | CompletedIntent<Body, Result>;

/** How a thing that is pressed once is made. */
export interface PressRule {
  /** Of a subject one thing is made, under its own key; else each press may make one. */
  isMadeOnce: boolean;
  /** Only the diner's press repeats it: a door must not open after the diner left. */
  isByHand?: boolean;
  /** All tabs show the same: idle tabs show another's open press, waiting tabs follow its result. */
  isShownInAllTabs?: boolean;
}

/** The view of the diner. */
export type PressView<Body, Result> =
  /** `checkAtMs`: when to check another tab's press. `wasUnknown`: no longer polled. `wasUnsent`: dropped. */
  | { kind: 'idle'; checkAtMs?: number; wasUnknown?: true; wasUnsent?: true }
  /** `waitsForTab`: not yet, because another tab of this browser is sending. */
  | { kind: 'sending'; waitsForTab?: boolean }
  /** Something was made here that has not been seen; whether by the diner who is signed in is not yet known. */
  | { kind: 'found' }
  /** The outcome is unknown; retried at `nextAtMs`. `isUnsent`: it has not left the device. */
  | { kind: 'unknown'; nextAtMs: number | null; needsSignIn: boolean; isUnsent?: boolean }
  /** The outcome stays unknown, or all that is known is that the key was sent with another body: repeating tells no more. */
  | { kind: 'unsettled'; subject: string; isKeyReused: boolean }
  /** With the sent body. */
  | { kind: 'refused'; error: BffError; request: Body }
  /** Something else was made of the subject before, in another tab perhaps; this was not. */
  | { kind: 'conflict'; made: Result }
  /** The page is being left: `isLeaving` for the payment page. */
  | { kind: 'made'; isLeaving?: boolean };

export interface PressState<Body, Result> {
  view: PressView<Body, Result>;
  /** From the wait for the turn to the answer, and while the page is left: nothing else begins. */
  isBusy: boolean;
  repetitions: number;
  /** In a row. */
  finalAnswers: number;
  /** The subject whose outcome was requested here last. */
  checkedSubject: string | undefined;
}

/** The stored intent, how its repetitions ended, or a result that was not acknowledged. */
export interface Stored<Body, Result> {
  open: PendingIntent<Body> | null;
  givenUp: PendingIntent<Body> | null;
  unseen: Result | null;
  /** The result of the subject last checked here, if all tabs show results. */
  announced: CompletedIntent<Body, Result> | null;
}

export type PressEvent<Body, Result> =
  | { type: 'pressed'; subject: string; body: Body }
  /** The turn of another tab lasts long, or has ended. */
  | { type: 'waited'; isWaiting: boolean }
  /** `isAnswer`: the result of the subject is the answer to this press. */
  | { type: 'pressTurn'; subject: string; body: Body; found: Intent<Body, Result> | null; isAnswer: boolean }
  /** Mounted, back online, time for the next repetition, or the diner wants to know. */
  | { type: 'resumed'; stored: Stored<Body, Result> }
  /** It is known who is signed in: another diner's intents are gone. */
  | { type: 'identified'; stored: Stored<Body, Result> }
  | { type: 'unidentified'; isUnsent: boolean; nowMs: number }
  /** `isOffline`: the device knows of no network, so that the repetition will not leave it. */
  | { type: 'repeatTurn'; stored: Stored<Body, Result>; isOffline: boolean }
  | { type: 'answered'; intent: AnyIntent<Body>; made: Result }
  /** `found`: the intent as it is stored by now. */
  | {
      type: 'failed';
      intent: AnyIntent<Body>;
      isRepetition: boolean;
      error: BffError;
      found: Intent<Body, Result> | null;
      isUnsent: boolean;
      nowMs: number;
    }
  /** Something was thrown while the turn was held. */
  | { type: 'interrupted'; isOpen: boolean; nowMs: number }
  | { type: 'leftForPayment' }
  /** `made`: the result of this tab's subject in another tab. */
  | {
      type: 'otherTabChanged';
      stored: Stored<Body, Result>;
      made: CompletedIntent<Body, Result> | null;
      nowMs: number;
    }
  /** The browser restored the page as it was left, and what was made has not been seen: the way there was interrupted. */
  | { type: 'foundUnseen'; made: Result }
  /** The browser restored the page as it was left, and there is nothing to be seen. */
  | { type: 'pageRestored' }
  /** The diner wants another one of what was sent before. */
  | { type: 'startedOver' }
  /** The diner withdraws an intent that has not left the device. */
  | { type: 'withdrawn' }
  | { type: 'withdrawTurn'; stored: Stored<Body, Result> };

export type PressEffect<Body, Result> =
  | { type: 'takeTurnToPress'; subject: string; body: Body }
  | { type: 'takeTurnToRepeat' }
  | { type: 'takeTurnToWithdraw' }
  | { type: 'identify' }
  /** Writes a new intent down and sends it. */
  | { type: 'begin'; subject: string; body: Body }
  /** Opens the intent again with another body and sends it as a repetition. */
  | { type: 'rewrite'; subject: string; body: Body }
  | { type: 'repeat'; intent: PendingIntent<Body> }
  | { type: 'settle'; key: string; made: Result }
  /** Leads to the result; `intent`: and clears its subject away. */
  | { type: 'follow'; made: Result; intent: AnyIntent<Body> | null; leads: 'toPayment' | 'toPage' }
  | { type: 'giveUp'; key: string; state: 'unsettled' | 'keyReused' }
  | { type: 'drop'; key: string }
  | { type: 'signIn' }
  /** Gives the subject another key. */
  | { type: 'renew' }
  /** The subject has changed. */
  | { type: 'refresh' };
