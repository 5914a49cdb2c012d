import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { SoftLink } from './soft-link';

type ButtonLook = {
  /** One 'main' per screen; everything else is tint, quiet or text; a destructive press is danger. */
  tone?: 'main' | 'tint' | 'quiet' | 'text' | 'danger';
  /** 56 px high. */
  big?: boolean;
  /** Narrower: 44 px high. */
  small?: boolean;
  /** Label at the left, a sum at the right. */
  split?: boolean;
  /** As wide as its container. */
  wide?: boolean;
};

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Busy: keeps its width and name, shows a spinner, ignores presses. For client components only. */
    busy?: boolean;
    children: ReactNode;
  };

type ButtonLinkProps = ButtonLook & ComponentProps<typeof SoftLink>;

function look({ tone = 'main', big, small, split, wide }: ButtonLook, className?: string): string {
  return classNames(
    'button',
    `button--${tone}`,
    big && 'button--big',
    small && 'button--small',
    split && 'button--split',
    wide && 'button--wide',
    className,
  );
}

const ignorePress = (event: MouseEvent) => event.preventDefault();

/** A button. It stays focusable while busy, so that a keyboard user does not lose their place. */
export function Button({
  tone,
  big,
  small,
  split,
  wide,
  busy,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ tone, big, small, split, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignorePress : onClick}
    >
      <span className="button__label">{children}</span>
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ tone, big, small, split, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <SoftLink {...rest} className={look({ tone, big, small, split, wide }, className)}>
      {children}
    </SoftLink>
  );
}
