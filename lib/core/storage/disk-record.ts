// One record that reaches the disk at once. Browsers write `localStorage` seconds later, too late for a power
// cut; IndexedDB can flush on request.

const DATABASE = 'disk-records';
const STORE = 'records';
/** A guest waits for a write. A read is in the background, and slow on a tablet that has just started. */
const TIMEOUTS_MS = { write: 1_000, read: 10_000 };

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no record'));
  });

async function withStore<Value>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const isWritten = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
    });
    const [value] = await Promise.all([settled(ask(transaction.objectStore(STORE))), isWritten]);
    return value;
  } finally {
    database.close();
  }
}

/** Gives up after a while, and never fails: a browser that refuses storage works without. */
const attempt = <Value>(
  work: () => Promise<Value>,
  timeoutMs = TIMEOUTS_MS.write,
): Promise<Value | undefined> =>
  Promise.race([
    work().catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined)),
  ]);

/** The records of this app, by name. */
type RecordName = 'kioskPress';

/** Resolves once the record is on the disk, or cannot be put there. */
export const writeToDisk = (name: RecordName, value: unknown): Promise<unknown> =>
  attempt(() => withStore('readwrite', (store) => store.put(JSON.stringify(value), name)));

/** The record as its text; undefined for none. */
export async function readFromDisk(name: RecordName): Promise<string | undefined> {
  const text = await attempt(
    () => withStore<unknown>('readonly', (store) => store.get(name)),
    TIMEOUTS_MS.read,
  );
  return typeof text === 'string' ? text : undefined;
}

/** Resolves once the disk has no such record. */
export const deleteFromDisk = (name: RecordName): Promise<unknown> =>
  attempt(() => withStore('readwrite', (store) => store.delete(name)));

/** Resolves once the disk has no record at all. */
export const deleteAllFromDisk = (): Promise<unknown> =>
  attempt(async () => settled(indexedDB.deleteDatabase(DATABASE)));
