/** How long a toast stays, in milliseconds (LAY-28). */
const DEFAULT_DURATION_MS = 3000;
/** A duration that means: until it is clicked. */
export const STAYS = 9999;

export type ToastTone = 'plain' | 'ok' | 'danger';

export type Toast = {
  id: string;
  text: string;
  tone: ToastTone;
  action?: { label: string; run: () => void };
};

export type ToastRequest = {
  text: string;
  tone?: ToastTone;
  /** Milliseconds; `STAYS` (9999) keeps it until it is clicked. */
  durationMs?: number;
  /** One action; the toast is removed when it has run. */
  action?: Toast['action'];
  /** An equal text that is already on the screen is not shown twice. */
  unique?: boolean;
};

let shown: readonly Toast[] = [];
let idsGiven = 0;
const listeners = new Set<() => void>();
/** The toasts that go by themselves, and how many hold each: the focus, a pointer. */
const timed = new Map<string, { timer: ReturnType<typeof setTimeout>; durationMs: number; holds: number }>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function dismiss(id: string): void {
  clearTimeout(timed.get(id)?.timer);
  timed.delete(id);
  if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
}

function dismissAfter(id: string, durationMs: number): void {
  timed.set(id, { timer: setTimeout(() => dismiss(id), durationMs), durationMs, holds: 0 });
}

/** Keeps a toast that goes by itself, so that it can be read and pressed, until each that holds it has released it. */
function hold(id: string): void {
  const held = timed.get(id);
  if (!held) return;
  clearTimeout(held.timer);
  held.holds += 1;
}

/** The last one begins its duration anew. */
function release(id: string): void {
  const held = timed.get(id);
  if (!held || held.holds === 0) return;
  held.holds -= 1;
  if (held.holds === 0) dismissAfter(id, held.durationMs);
}

/** Shows a toast and returns its id; in unique mode the id of the toast with the same text. */
function show({
  text,
  tone = 'plain',
  durationMs = DEFAULT_DURATION_MS,
  action,
  unique = false,
}: ToastRequest): string {
  const equal = unique ? shown.find((toast) => toast.text === text) : undefined;
  if (equal) return equal.id;
  idsGiven += 1;
  const id = `toast-${idsGiven}`;
  if (durationMs !== STAYS) dismissAfter(id, durationMs);
  change([...shown, { id, text, tone, action }]);
  return id;
}

/** Removes all of them. */
function clear(): void {
  for (const { id } of shown) dismiss(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts of this tab: any module can show one, the single `Toaster` renders them. */
export const toasts = { show, dismiss, hold, release, clear, subscribe, current: () => shown };
