import { createInstance, Types } from '@amplitude/analytics-browser';
import { RELEASE } from '@/lib/core/env/release';
import { isInWebview } from '@/lib/core/site/surface-here';
import { COOKIE_DAYS, EVENTS_PATH, FLUSH_EVENTS, FLUSH_MS, RETRIES, SESSION_MS } from './analytics-settings';
import { deleteAnalyticsData, hasConsent, onConsent } from './consent';
import { onTrackedEvent } from './tracked-events';
import { sendEvents } from './send-events';
import { watchVitals } from './vitals';

// The library of analytics: 69 kB, so this file is only ever imported dynamically, after the consent and when the browser is idle.

/** Turns off automatic captures. Frames of apps lose cookies, so the id is stored beside the events. */
export function analyticsOptions({
  isHttps,
  isInApp,
}: {
  isHttps: boolean;
  isInApp: boolean;
}): Types.BrowserOptions {
  return {
    serverUrl: EVENTS_PATH,
    flushIntervalMillis: FLUSH_MS,
    flushQueueSize: FLUSH_EVENTS,
    flushMaxRetries: RETRIES,
    sessionTimeout: SESSION_MS,
    identityStorage: isInApp ? 'localStorage' : 'cookie',
    cookieOptions: { expiration: COOKIE_DAYS, sameSite: 'Lax', secure: isHttps, domain: '', upgrade: false },
    autocapture: {
      attribution: true,
      sessions: true,
      pageViews: false,
      formInteractions: false,
      fileDownloads: false,
      elementInteractions: false,
      frustrationInteractions: false,
      networkTracking: false,
      webVitals: false,
      performanceTracking: false,
      pageUrlEnrichment: false,
    },
    trackingOptions: { ipAddress: false, language: true, platform: true },
    appVersion: RELEASE,
    fetchRemoteConfig: false,
    remoteConfig: { fetchRemoteConfig: false },
    enableDiagnostics: false,
    logLevel: Types.LogLevel.None,
  };
}

/** Sends through our own call, which says which site the page shows. */
const ownTransport: Types.EnrichmentPlugin = {
  name: 'own-transport',
  type: 'enrichment',
  setup: (config) => {
    config.transportProvider = { send: (_address, payload) => sendEvents(payload) };
    return Promise.resolve();
  },
  execute: (event) => Promise.resolve(event),
};

let isStarted = false;

/** Tracks the events of this page while the consent holds. */
export function startAnalytics(counter: string): void {
  if (isStarted || !hasConsent()) return;
  isStarted = true;
  const client = createInstance();
  client.add(ownTransport);
  client.init(
    counter,
    analyticsOptions({ isHttps: window.location.protocol === 'https:', isInApp: isInWebview() }),
  );
  const flush = () => void client.flush();
  window.addEventListener('pagehide', flush);
  const stopTracking = onTrackedEvent(
    ({ name, properties, atMs }) => void client.track(name, properties, { time: atMs }),
  );
  const stopWatching = onConsent(() => {
    if (hasConsent()) return;
    isStarted = false;
    stopTracking();
    stopWatching();
    window.removeEventListener('pagehide', flush);
    client.setOptOut(true);
    client.reset();
    deleteAnalyticsData();
  });
  watchVitals();
}
