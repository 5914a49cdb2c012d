const REGISTRY = Symbol.for('dastarkhan.per-process');
const shared = globalThis as typeof globalThis & { [REGISTRY]?: Map<string, unknown> };

/** A test begins as a process that has just started. Import what is tested afterwards, from a fresh registry of modules. */
export function beginProcess(): void {
  shared[REGISTRY]?.clear();
}

const canBeCleared = (value: unknown): value is { clear: () => void } =>
  value instanceof Object && 'clear' in value;

/** Clears the process's store of that name, for modules that are loaded already. */
export function emptyInProcess(name: string): void {
  const values = shared[REGISTRY]?.get(name);
  if (canBeCleared(values)) values.clear();
}

/** Forgets the process's value of that name: what asks for it next makes it anew, as in a process that has just started. */
export function forgetInProcess(name: string): void {
  shared[REGISTRY]?.delete(name);
}

/** The process has gone on by so many minutes. */
export function afterMinutes(minutes: number): void {
  const [dateMs, processMs] = [Date.now() + minutes * 60_000, performance.now() + minutes * 60_000];
  jest.spyOn(Date, 'now').mockReturnValue(dateMs);
  jest.spyOn(performance, 'now').mockReturnValue(processMs);
}
