/**
 * Origins that may show the app in a frame, from the setting FRAME_ANCESTORS (a comma list), which `env.ts` checks at the start: each as
 * browsers write it, since the bridge compares them with that of a message.
 *
 * @returns {string[]}
 */
export function frameAncestors() {
  return (process.env.FRAME_ANCESTORS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin));
}

/** Whether our own origin is served by https. @returns {boolean} */
export function isSecureOrigin() {
  return (process.env.APP_ORIGIN ?? '').startsWith('https://');
}
