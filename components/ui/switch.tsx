import { useId, type ReactNode } from 'react';

type SwitchProps = {
  /** Its label; the whole row can be pressed. */
  label: ReactNode;
  /** One line below the label that says its state. */
  children?: ReactNode;
  icon?: ReactNode;
  checked: boolean;
  /** Busy: keeps its state, ignores presses. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch that takes effect at once: a native checkbox in a row of 64 px. */
export function Switch({ label, children, icon, checked, busy = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="icon-row" htmlFor={id}>
      {icon}
      <span className="flex-fill">
        <b>{label}</b>
        {children ? (
          <span id={`${id}-state`} className="caption muted block">
            {children}
          </span>
        ) : null}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={checked}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-describedby={children ? `${id}-state` : undefined}
        onChange={(event) => {
          if (!busy) onChange(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
