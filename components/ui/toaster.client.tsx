'use client';

import { useSyncExternalStore } from 'react';
import { classNames } from './class-names';
import { Glyph } from './glyph';
import { TOAST_REGION } from './toast-region';
import { toasts, type Toast, type ToastTone } from './toasts';

const NONE: readonly Toast[] = [];
const GLYPHS = { plain: null, ok: 'check', danger: 'alert' } as const satisfies Record<ToastTone, unknown>;

type ToasterProps = {
  /** Name of the region. */
  label: string;
};

/** Renders the toasts over the bars. Mounted once, in the layout. A failure interrupts a screen reader, other toasts wait. */
export function Toaster({ label }: ToasterProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => NONE);
  return (
    <section {...{ [TOAST_REGION]: '' }} className="toasts" aria-label={label} aria-live="polite">
      {shown.map(({ id, text, tone, action }) => {
        const glyph = GLYPHS[tone];
        return (
          <div
            key={id}
            role={tone === 'danger' ? 'alert' : 'status'}
            className={classNames('toast', tone === 'danger' && 'toast--danger')}
            onFocus={() => toasts.hold(id)}
            onBlur={() => toasts.release(id)}
            onPointerEnter={() => toasts.hold(id)}
            onPointerLeave={() => toasts.release(id)}
          >
            <button type="button" className="toast__text" onClick={() => toasts.dismiss(id)}>
              {glyph ? <Glyph name={glyph} size="small" /> : null}
              {text}
            </button>
            {action ? (
              <button
                type="button"
                className="button button--text"
                onClick={() => {
                  toasts.dismiss(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            ) : null}
          </div>
        );
      })}
    </section>
  );
}
