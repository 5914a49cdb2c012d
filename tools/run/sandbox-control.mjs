/**
 * Controls a sandbox (sandbox/control): clock, orders, faults, prices. @param {string} sandboxUrl origin
 * @returns {(method: string, path: string, body?: unknown) => Promise<any>} its answer; throws if refused
 */
export const sandboxControl = (sandboxUrl) => async (method, path, body) => {
  const response = await fetch(`${sandboxUrl}/control/${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox refused ${method} ${path}: ${response.status}`);
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
};
