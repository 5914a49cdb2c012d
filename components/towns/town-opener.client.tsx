'use client';

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { paths } from '@/lib/paths/paths';
import { isPermitted } from '@/lib/towns/geolocation';
import { mayOpenByItself, rememberDisabled } from '@/lib/towns/picker-memory';

/* Dialogs are loaded on demand. */
const loadSheet = () => import('./town-sheet.client');
const TownSheet = onDemand(() => loadSheet().then((module) => module.TownSheet));

/** Delay after the page is loaded, milliseconds. */
const CHECK_DELAY_MS = 1500;

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The link to the choice of town: opens it as a sheet over the page, and leads to its page without scripts. Where the
 * first venue turns out to be far from the diner, the sheet opens by itself (TOWN-16).
 */
export function TownOpener({ label, children }: { label: string; children: ReactNode }) {
  const [opened, setOpened] = useState<'asked' | 'suggested' | null>(null);

  useEffect(() => {
    let isHere = true;
    const check = async () => {
      if (!mayOpenByItself() || !(await isPermitted())) return;
      const { isInWrongTown } = await import('@/lib/venues/far-town');
      if ((await isInWrongTown()) && isHere) setOpened((open) => open ?? 'suggested');
    };
    // A failed request only means that no town is suggested.
    const timer = setTimeout(() => void check().catch(() => undefined), CHECK_DELAY_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);

  const open = () =>
    loadSheet().then(
      () => setOpened('asked'),
      // Its code failed to load: the town page shows the same.
      () => window.location.assign(paths.towns()),
    );
  const close = () => {
    if (opened === 'suggested') rememberDisabled();
    setOpened(null);
  };

  return (
    <>
      <a
        href={paths.towns()}
        className="town-opener"
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          void open();
        }}
      >
        {children}
      </a>
      {opened ? <TownSheet isSuggested={opened === 'suggested'} onClose={close} /> : null}
    </>
  );
}
