import { BffError } from '@/lib/core/bff/client';
import type { ErrorCode } from '@/lib/core/errors/errors';
import { MAX_FINAL_ANSWERS } from '@/lib/core/intents/outcome';
import type { PendingIntent, PressView } from '@/lib/core/intents/press-types';
import { runPress, type PressUse } from '@/lib/core/intents/press-runner';
import { grantByTab } from '@/lib/core/intents/test-locks';
import { BILL, type Kind } from './test-press-kinds';

// A browser with tabs, its storage and its locks, our server and the platform, for tests: the test decides
// what happens, and what each tab shows is compared with what the platform has made.

/** The fate of a request that is under way. */
export type Fate =
  /** The platform handles the request; the answer arrives. */
  | 'answered'
  /** The platform handles the request; the answer is lost. */
  | 'answerLost'
  | 'requestLost'
  /** The platform refuses what it has not made yet. */
  | 'refused'
  | 'turnedAway'
  /** Turned away by every repetition alike. */
  | 'unreadable'
  | 'signedOut';

/** Everything that follows at once has been done. */
async function settled(): Promise<void> {
  for (let step = 0; step < 24; step += 1) await Promise.resolve();
}

export function pressWorld<Body, Result>(kind: Kind<Body, Result>, tabCount: number) {
  localStorage.clear();
  const locks = grantByTab();
  const { intents } = kind;
  /** The results of the platform, by key. */
  const made = new Map<string, { body: string; id: number }>();
  /** Keys of which a tab has heard what became of them. */
  const known = new Set<string>();
  const pressed = new Set<string>();
  let lies: string[] = [];
  let cart: string = kind.isMadeOnce ? 'cart-00000001' : BILL;
  let cartCount = 1;
  let tabNumber = 0;
  const counts = { presses: 0, looks: 0, sent: 0 };
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  /** Keys of which something has left the device. */
  const left = new Set<string>();

  const expectTrue = (isTrue: boolean, lie: string): void => {
    if (!isTrue) lies = [...lies, lie];
  };
  const renew = (): void => {
    cartCount += 1;
    if (kind.isMadeOnce) cart = `cart-${String(cartCount).padStart(8, '0')}`;
  };

  type Request = {
    intent: PendingIntent<Body>;
    isRepetition: boolean;
    answer: (made: Result) => void;
    fail: (error: BffError) => void;
  };

  /** The platform: under a key one thing is made, of one body. */
  const make = ({ intent: { key, body } }: Request): Result | 'keyReused' => {
    const text = JSON.stringify(body);
    const before = made.get(key);
    if (before && before.body !== text) return 'keyReused';
    if (!before) made.set(key, { body: text, id: 90_000 + made.size });
    return kind.made(made.get(key)?.id ?? 0);
  };

  const openTab = () => {
    tabNumber += 1;
    const number = String(tabNumber);
    const tab = {
      number,
      view: { kind: 'idle' } as PressView<Body, Result>,
      kindBefore: 'idle' as PressView<Body, Result>['kind'],
      request: null as Request | null,
      lastKey: '',
      /** The result that stood there already when it was pressed, and whether that was seen. */
      madeAtPress: new Set<number>(),
      wasSeen: false,
      lastCart: cart,
      isSignedIn: true,
      mustReload: false,
      isOpen: true,
    };
    const pressUse: PressUse<Body, Result> = {
      lock: `press#${number}`,
      isMadeOnce: kind.isMadeOnce,
      isShownInAllTabs: kind.isShownInAllTabs,
      intents: {
        ...intents,
        begin: (subject, body) => {
          expectTrue(pressed.has(subject), 'something was begun without a press');
          const found = intents.find(subject);
          expectTrue(
            found?.state !== 'made' || tab.madeAtPress.has(kind.idOf(found.made)),
            'two presses at the same time have made two',
          );
          return intents.begin(subject, body);
        },
        drop: (key) => {
          expectTrue(!made.has(key), 'an intent was forgotten whose thing was made');
          known.add(key);
          intents.drop(key);
        },
        giveUp: (key, state) => {
          if (state === 'keyReused') known.add(key);
          intents.giveUp(key, state);
        },
      },
      send: (intent, isRepetition) =>
        new Promise((answer, fail) => {
          counts.sent += 1;
          tab.lastKey = intent.key;
          if (!isRepetition)
            for (const key of sentKeys)
              expectTrue(
                known.has(key),
                'a new key was sent before it was known what became of the last one',
              );
          sentKeys.add(intent.key);
          known.delete(intent.key);
          if (kind.isMadeOnce)
            expectTrue(intent.key === intent.subject, 'a cart was ordered under another key');
          expectTrue(tab.request === null, 'a tab has sent twice at once');
          if (!isOnline) return fail(new BffError('network'));
          left.add(intent.key);
          tab.request = { intent, isRepetition, answer, fail };
          return undefined;
        }),
      subject: () => cart,
      open: kind.findOpen,
      doneElsewhere: () => {
        const found = kind.isMadeOnce ? intents.find(tab.lastCart) : null;
        return found?.state === 'made' ? found : null;
      },
      unseen: kind.unseen,
      expect: (subject, body) => {
        const before = intents.find(subject);
        const wasSeen = kind.wasSeen(subject);
        return (found) =>
          kind.isMadeOnce
            ? !wasSeen && JSON.stringify(found.body) === JSON.stringify(body)
            : before?.state !== 'made' || before.key !== found.key;
      },
      follow: ({ made: shown, intent }) => {
        expectTrue(
          [...made.values()].some(({ id }) => id === kind.idOf(shown)),
          'what was not made is shown as made',
        );
        expectTrue(
          tab.kindBefore !== 'sending' || !tab.wasSeen,
          'what was seen before the press is shown as its answer',
        );
        if (intent) known.add(intent.key);
        if (intent?.subject === cart) renew();
        return false;
      },
      signIn: () => {
        tab.mustReload = true;
      },
      renew: () => {
        renew();
        tab.lastCart = cart;
      },
    };
    const runner = runPress(
      pressUse,
      (view) => {
        const isNew = view !== tab.view;
        if (isNew) tab.kindBefore = tab.view.kind;
        tab.view = view;
        if (isNew && view.kind === 'refused')
          expectTrue(!made.has(tab.lastKey), 'what was made is shown as refused');
        if (isNew && view.kind === 'unknown' && view.isUnsent)
          expectTrue(!left.has(kind.findOpen()?.key ?? ''), 'what has left the device is shown as not sent');
      },
      () => (tab.isSignedIn ? Promise.resolve() : Promise.reject(new Error('unknown'))),
    );
    return Object.assign(tab, { runner });
  };
  const sentKeys = new Set<string>();
  const tabs = Array.from({ length: tabCount }, openTab);
  const at = (index: number) => {
    const tab = tabs[index % tabs.length];
    if (!tab) throw new Error('no tab');
    return tab;
  };

  const world = {
    tabs,
    made,
    counts,
    lies: () => lies,
    async press(index: number, variant: number) {
      const tab = at(index);
      counts.presses += 1;
      if (tab.view.kind !== 'sending') {
        tab.madeAtPress = new Set([...made.values()].map(({ id }) => id));
        tab.wasSeen = kind.wasSeen(tab.lastCart);
      }
      // The form of a cart that was ordered in another tab may still be shown.
      pressed.add(tab.lastCart);
      tab.runner.press(tab.lastCart, kind.body(variant));
      await settled();
    },
    /** The device loses its network, or has it again. */
    changeNetwork(isThere: boolean) {
      isOnline = isThere;
    },
    /** A repetition is due, the connection is back, or the diner wants to know. */
    async look(index: number, isIdentified: boolean) {
      counts.looks += 1;
      at(index).isSignedIn = isIdentified;
      at(index).runner.resume();
      await settled();
    },
    async otherTabChanged(index: number) {
      // The result that is followed from here is another tab's, not an answer to the press.
      at(index).wasSeen = false;
      at(index).runner.otherTabChanged();
      at(index).lastCart = cart;
      await settled();
    },
    /** The tab stops waiting for the lock: the tab that holds it is suspended. */
    async goWithoutTurn(index: number) {
      locks.giveUp(at(index).number);
      await settled();
    },
    /** The page comes again; what its request has come to, it does not hear. */
    async reload(index: number, isRequestDone: boolean) {
      const tab = at(index);
      if (tab.request && isRequestDone) make(tab.request);
      // Later work of the page that is gone is not done.
      tab.request = null;
      locks.close(tab.number);
      tabs[tabs.indexOf(tab)] = openTab();
      counts.looks += 1;
      at(index).runner.resume();
      await settled();
    },
    async restore(index: number) {
      if (at(index).request === null) at(index).runner.restored();
      await settled();
    },
    /** The diner sees what was made. */
    see() {
      for (const { id } of made.values()) kind.see(id);
    },
    async startOver(index: number) {
      const { view, runner } = at(index);
      if (view.kind === 'unsettled' && view.isKeyReused) runner.startOver();
      await settled();
    },
    async decide(index: number, fate: Fate) {
      const tab = at(index);
      const { request } = tab;
      if (!request) return;
      tab.request = null;
      const fail = (code: ErrorCode | 'network') => request.fail(new BffError(code));
      const { key } = request.intent;
      if (fate === 'requestLost') fail('network');
      else if (fate === 'turnedAway') fail('upstream/unavailable');
      else if (fate === 'unreadable') fail('request/invalid');
      else if (fate === 'signedOut') fail('auth/required');
      else if (fate === 'refused' && !made.has(key)) fail(kind.refusal);
      else {
        const answer = make(request);
        if (fate === 'answerLost') fail('network');
        else if (answer === 'keyReused') fail(kind.keyReused);
        else {
          known.add(key);
          request.answer(answer);
        }
      }
      await settled();
      if (tab.mustReload) await world.reload(index, false);
    },
    /** Repeats until the repetitions end, with the same answer each time. */
    async requestInVain(index: number, fate: Fate) {
      for (let time = 0; time <= MAX_FINAL_ANSWERS + 1; time += 1) {
        await world.decide(index, fate);
        await world.look(index, true);
      }
    },
    isOpen: () => kind.findOpen() !== null,
  };
  return world;
}
