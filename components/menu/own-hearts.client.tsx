'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@/lib/bff/query-client';
import { useDinerMenu } from './use-diner-menu';

/** Fills the hearts of the menu's cards that the signed-in diner has marked (MENU-27). */
export function OwnHearts() {
  return (
    <QueryClientProvider client={queryClient()}>
      <Hearts />
    </QueryClientProvider>
  );
}

function Hearts() {
  useDinerMenu();
  return null;
}
