const CHECK_MS = 250;

/** Calls back once when npm has ended; npm forwards SIGTERM and SIGINT only. Without npm, never. */
export function onParentEnd(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    void stop();
  }, CHECK_MS);
  timer.unref();
}
