'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useIsMounted } from '@/components/ui/use-is-mounted';
import { useGeolocation } from '@/components/towns/use-geolocation';
import { fieldsAt, type AddressFields } from '@/lib/addresses/address';
import { placeAtQuery } from '@/lib/addresses/addresses.api';
import { queryClient } from '@/lib/bff/query-client';

/** The address at the diner's position, or why there is none: asked for by a tap. */
export function useAddressHere() {
  const t = useTranslations('addresses');
  const words = useTranslations('geolocation');
  const { ask } = useGeolocation();
  const isMounted = useIsMounted();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const findOut = async (found: (fields: AddressFields) => void) => {
    const { coordinates, problem: refusal } = await ask();
    if (!coordinates) return refusal && words(refusal);
    try {
      const place = await queryClient().fetchQuery(placeAtQuery(coordinates));
      if (!place?.building) return t('notHere');
      // A late answer takes no place of what the diner has found meanwhile.
      if (isMounted()) found(fieldsAt(coordinates, place));
      return null;
    } catch {
      // The geo service does not answer; the map is offered beside.
      return t('hereFailed');
    }
  };
  return {
    isAsking,
    problem,
    ask: (found: (fields: AddressFields) => void) => {
      if (isAsking) return;
      setAsking(true);
      setProblem(null);
      void findOut(found).then((failure) => {
        setProblem(failure);
        setAsking(false);
      });
    },
  };
}
