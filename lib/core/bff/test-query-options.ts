import type { QueryObserverOptions } from '@tanstack/react-query';
import { queryClient } from './query-client';

/** From now on the queries of this tab are as in service but for these options: a test does not wait for repetitions. */
export function changeQueryOptions(changed: Pick<QueryObserverOptions, 'retry' | 'retryDelay'>): void {
  const client = queryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, ...changed } });
}
