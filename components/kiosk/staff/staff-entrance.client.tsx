'use client';

import { useEffect, useRef } from 'react';
import { isServerReachable } from '@/lib/core/connection/when-reachable';
import { STAFF_PRESS_MS } from '@/lib/kiosk/idle';
import { paths } from '@/lib/core/paths/paths';

const openStaffPage = async () => {
  if (await isServerReachable()) window.location.assign(paths.kioskStaff());
};

/** The upper left corner, pressed for three seconds, or Ctrl+Shift+K: nothing that a guest finds. */
export function StaffEntrance() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => clearTimeout(timer.current);
  const press = () => {
    release();
    timer.current = setTimeout(() => void openStaffPage(), STAFF_PRESS_MS);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By the place of the key: in Cyrillic and Georgian it has another letter.
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyK') return;
      event.preventDefault();
      void openStaffPage();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div
      className="kiosk-staff-entrance"
      aria-hidden="true"
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
