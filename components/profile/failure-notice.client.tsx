'use client';

import { useFailureText } from '@/components/layout/use-failure-text';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/core/bff/client';

type FailureNoticeProps = { failure: BffError; title: string };

/** The failed action and the reason; the typed values stay. */
export function FailureNotice({ failure, title }: FailureNoticeProps) {
  const failureText = useFailureText();
  return (
    <Notice tone="danger" title={title}>
      {failureText(failure)}
    </Notice>
  );
}
