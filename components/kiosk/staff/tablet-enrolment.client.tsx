'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { queryClient } from '@/lib/core/bff/query-client';
import { CODE_LENGTH } from '@/lib/core/session/kiosk-code.mjs';
import { enrolByCode, enrolmentQuery } from '@/lib/kiosk-session/enrolment.api';
import type { TabletEnrolment } from '@/lib/kiosk-session/enrolment.schema';
import { KeyField } from '../key-field.client';
import { useKioskDevice } from '../use-kiosk-device';

/** With the gaps that a code is printed with, one after four digits. */
const MAX_TYPED_LENGTH = CODE_LENGTH + Math.ceil(CODE_LENGTH / 4) - 1;

/** Whether guests may order on this tablet, and the field for the code that makes it so (KIOSK-35). */
export function TabletEnrolment() {
  const t = useTranslations('kioskStaff');
  const failureText = useFailureText();
  const { venueId } = useKioskDevice();
  const { data: enrolment, error } = useQuery(enrolmentQuery, queryClient());
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (venue: number) => {
    setIsBusy(true);
    setRefusal(null);
    try {
      queryClient().setQueryData(enrolmentQuery.queryKey, await enrolByCode(venue, code));
      setCode('');
    } catch (thrown) {
      setRefusal(thrown);
    }
    setIsBusy(false);
  };
  const failure = refusal ?? error;
  return (
    <>
      {enrolment ? <State enrolment={enrolment} venueId={venueId} /> : null}
      {venueId === null ? null : (
        <>
          <KeyField
            keys="digits"
            label={t('setupCode')}
            help={t('setupCodeHelp')}
            value={code}
            maxLength={MAX_TYPED_LENGTH}
            onChange={(typed) => setCode(typed.slice(0, CODE_LENGTH))}
          />
          {code.length === CODE_LENGTH ? (
            <Button tone="tint" busy={isBusy} onClick={() => void send(venueId)}>
              {t('setUpTablet')}
            </Button>
          ) : null}
        </>
      )}
      {failure === null ? null : <Notice tone="danger" title={failureText(failure)} />}
    </>
  );
}

function State({ enrolment, venueId }: { enrolment: TabletEnrolment; venueId: number | null }) {
  const t = useTranslations('kioskStaff');
  const number = String(enrolment.venueId);
  if (enrolment.venueId !== null && (venueId === null || enrolment.venueId === venueId))
    return <Notice tone="ok" title={t('enrolled', { number })} />;
  if (!enrolment.isRequired) return <Notice tone="info" title={t('anybodyOrders')} />;
  return (
    <Notice
      tone="warn"
      title={enrolment.venueId === null ? t('notEnrolled') : t('enrolledElsewhere', { number })}
    />
  );
}
