import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { pageName } from './page-name';
import { track } from './track';

let isWatching = false;

/** Tracks how fast and steady the document's first page was, once each measure is final: when the page is hidden. */
export function watchVitals(): void {
  if (isWatching) return;
  isWatching = true;
  const page = pageName(window.location.pathname);
  const record = ({ name, value }: Metric) =>
    track('page_measured', { page, measure: name, value: Math.round(name === 'CLS' ? value * 1000 : value) });
  onLCP(record);
  onINP(record);
  onCLS(record);
}
