import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Glyph, type GlyphName } from './glyph';

type NoticeTone = 'info' | 'warn' | 'danger' | 'ok' | 'bonus';

type NoticeProps = {
  tone?: NoticeTone;
  /** In place of the tone's own icon. */
  icon?: ReactNode;
  /** A short sentence that says what is wrong. */
  title?: ReactNode;
  /** One line that says what follows from it. */
  children?: ReactNode;
  /** Text buttons. */
  actions?: ReactNode;
  /** The button that dismisses the notice. */
  close?: ReactNode;
  /** How a screen reader announces it: danger interrupts, the others wait; 'note' for what was there from the start. */
  role?: 'note' | 'status' | 'alert';
  className?: string;
};

const GLYPHS: Record<NoticeTone, GlyphName> = {
  info: 'info',
  warn: 'alert',
  danger: 'stop',
  ok: 'done',
  bonus: 'info',
};

/** A message to the diner, placed next to what it is about. */
export function Notice({
  tone = 'info',
  icon,
  title,
  children,
  actions,
  close,
  role = tone === 'danger' ? 'alert' : 'status',
  className,
}: NoticeProps) {
  return (
    <div
      role={role}
      className={classNames(
        'notice',
        `notice--${tone}`,
        (!title || !children) && !actions && 'notice--one-line',
        className,
      )}
    >
      {icon ?? <Glyph name={GLYPHS[tone]} />}
      <div className="flex-fill">
        {title ? <b>{title}</b> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className="notice__actions">{actions}</div> : null}
      </div>
      {close}
    </div>
  );
}
