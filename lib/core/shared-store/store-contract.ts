/* The contract of a store of one or several processes: embedded in the process, or in Redis. */

/** A caller who may make so many requests in so many seconds. The key carries no diner's identity in clear. */
export interface Count {
  key: string;
  requests: number;
  seconds: number;
}

/** The messages between processes; `tags`: entries of the caches are outdated, `ended`: sign-ins are over. */
export type LogName = 'tags' | 'ended';

/** Gets a message and its time by this process's clock, also those of this process. */
export type Follower = (text: string, atMs: number) => void;

/** Every call is over within a quarter of a second. What fails rejects where it says so, and never with a key or a value. */
export interface SharedStore {
  /** Whether other processes see the stored values. */
  isShared: boolean;
  /** Whether what the logs hold has been read once, so that nothing of before is missed. */
  isReady: () => boolean;
  /** Whether the store answers, as far as this process has seen. */
  isUp: () => boolean;
  /** The listener is called when the store is lost and found again. */
  onState: (listener: (isUp: boolean, reason: string) => void) => void;
  /** Counts a request for all callers or, above a limit, for none. @returns seconds to wait; never rejects */
  take: (counts: Count[]) => Promise<number>;
  /** Rejects where the store does not answer. */
  get: (key: string) => Promise<string | null>;
  /** Stores the value if there is none. @returns null, or the value that stands; rejects without the store */
  claim: (key: string, value: string, seconds: number) => Promise<string | null>;
  /** Swaps a value (null: none). @returns whether the old one still stood; rejects without the store */
  replace: (key: string, from: string, to: string | null, seconds: number) => Promise<boolean>;
  /** A page or an answer that another process has made, and when, by this process's clock. Rejects where the store does not answer. */
  getEntry: (key: string) => Promise<{ bytes: Buffer; lastModified: number } | null>;
  /** Rejects where the store does not answer. */
  setEntry: (key: string, bytes: Buffer, lastModified: number, seconds: number) => Promise<void>;
  /** Sends to all processes, first to this one. Never rejects; the store gets it later if it is down. */
  append: (name: LogName, text: string) => Promise<void>;
  /** The listener gets what the log holds and what comes; one follower a log. */
  follow: (name: LogName, listener: Follower) => void;
  close: () => Promise<void>;
}
