import { useEffect, useState } from 'react';
import { onServiceChange } from '@/lib/core/site/service-change';
import type { ServiceName } from '@/lib/core/site/site';

/** The service that was chosen since the page was loaded; undefined while it is the page's own. */
export function useChangedService(): ServiceName | undefined {
  const [service, setService] = useState<ServiceName>();
  useEffect(
    () =>
      onServiceChange(({ to }) => {
        setService(to);
        return undefined;
      }),
    [],
  );
  return service;
}
