// The objects that one server process has once. The request pipeline, pages, route handlers and the start of the server are bundles
// that may each have a copy of a module, so the state of a module alone would exist several times.
const REGISTRY = Symbol.for('dastarkhan.per-process');
const holder = globalThis as typeof globalThis & { [REGISTRY]?: Map<string, unknown> };

/** The value of that name; made by the first bundle that calls this. */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const registry = (holder[REGISTRY] ??= new Map<string, unknown>());
  if (!registry.has(name)) registry.set(name, make());
  return registry.get(name) as Value;
}
