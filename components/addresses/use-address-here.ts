'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { useGeolocation } from '@/components/towns/use-geolocation';
import { fieldsAt, type AddressFields } from '@/lib/ground/addresses/address';
import { placeAtQuery } from '@/lib/ground/addresses/addresses.api';
import { queryClient } from '@/lib/core/bff/query-client';
import { isPermitted } from '@/lib/ground/towns/geolocation-permission';

/** The address at the diner's position, or why there is none: found by a tap, before it where no prompt is needed (ADDR-32). */
export function useAddressHere() {
  const t = useTranslations('addresses');
  const geolocationTexts = useTranslations('geolocation');
  const { ask } = useGeolocation();
  const isMounted = useIsMounted();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Fields of the house at the position; else the problem. */
  const findOut = async (): Promise<AddressFields | string | null> => {
    const { coordinates, problem: refusal } = await ask();
    if (!coordinates) return refusal && geolocationTexts(refusal);
    try {
      const place = await queryClient().fetchQuery(placeAtQuery(coordinates));
      return place?.building ? fieldsAt(coordinates, place) : t('notHere');
    } catch {
      // The geo service does not answer; the map is offered beside.
      return t('hereFailed');
    }
  };
  const { data: known = null } = useQuery({
    queryKey: ['addressHere'],
    queryFn: async () => {
      const found = (await isPermitted()) ? await findOut() : null;
      return typeof found === 'string' ? null : found;
    },
    gcTime: 0,
    retry: false,
  });
  return {
    /** The house at the position, where the permission was given before. */
    known,
    isAsking,
    problem,
    ask: (found: (fields: AddressFields) => void) => {
      if (isAsking) return;
      setAsking(true);
      setProblem(null);
      void findOut().then((answer) => {
        setAsking(false);
        // A late answer does not replace a place that the diner has found meanwhile.
        if (typeof answer === 'string') setProblem(answer);
        else if (answer && isMounted()) found(answer);
      });
    },
  };
}
