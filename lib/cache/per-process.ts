/**
 * What one server process has once. The request pipeline, pages, route handlers and the start of the server are bundles that
 * may each have a copy of a module, so what is kept in a module alone would be kept several times.
 */
const REGISTRY = Symbol.for('dastarkhan.per-process');

const shared = globalThis as typeof globalThis & { [REGISTRY]?: Map<string, unknown> };

/** The value of that name; made by the first bundle that asks. */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const registry = (shared[REGISTRY] ??= new Map());
  if (!registry.has(name)) registry.set(name, make());
  return registry.get(name) as Value;
}
