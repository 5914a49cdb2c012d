const CHECK_MS = 250;

/**
 * Calls back once when npm has ended, however: it forwards SIGTERM and SIGINT to its script, but no SIGHUP, and no SIGKILL.
 * A script that npm has not started goes on without its parent, as under nohup.
 */
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
