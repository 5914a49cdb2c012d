/**
 * How the sandbox under control is steered (sandbox/control): its clock, orders, faults and prices.
 * @param {string} sandboxUrl its origin
 * @returns {(method: string, path: string, body?: unknown) => Promise<any>} asks `/control/` for a path; the answer, null for an empty one
 * @throws Error where the sandbox refuses
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
