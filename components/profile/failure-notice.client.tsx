'use client';

import { useFailureText } from '@/components/layout/use-failure-text';
import { Notice } from '@/components/ui/notice';
import type { BffError } from '@/lib/bff/client';

type FailureNoticeProps = { failure: BffError; title: string };

/** What was not done and why; what was typed stands as it was. */
export function FailureNotice({ failure, title }: FailureNoticeProps) {
  const failureText = useFailureText();
  return (
    <Notice tone="danger" title={title}>
      {failureText(failure)}
    </Notice>
  );
}
