import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyPicture } from './empty-picture';
import { EmptyState } from './empty-state';

type NothingFitsProps = { title: string; children: ReactNode; resetLabel: string; onReset: () => void };

/** A list of which nothing fits the filters, and the way back to all of it. */
export function NothingFits({ title, children, resetLabel, onReset }: NothingFitsProps) {
  return (
    <EmptyState
      role="status"
      art={<EmptyPicture name="magnifier" />}
      title={title}
      action={<Button onClick={onReset}>{resetLabel}</Button>}
    >
      {children}
    </EmptyState>
  );
}
