/*
 * What one server process has once. The request pipeline, pages, route handlers and the start of the server are bundles that
 * may each have a copy of a module, so the state of a module alone would exist several times. Plain JavaScript, because Next loads
 * `answer-cache-handler.mjs` without compiling it.
 */
const REGISTRY = Symbol.for('dastarkhan.per-process');

/**
 * The value of that name; made by the first bundle that calls this.
 * @template Value
 * @param {string} name
 * @param {() => Value} make
 * @returns {Value}
 */
export function perProcess(name, make) {
  const registry = (globalThis[REGISTRY] ??= new Map());
  if (!registry.has(name)) registry.set(name, make());
  return registry.get(name);
}
