'use client';

import type { IconNode } from 'lucide';
import { useState, type ReactNode } from 'react';
import { Glyph } from './glyph';
import { Icon } from './icon';

type FoldingRowProps = {
  id: string;
  icon: IconNode;
  label: string;
  /** The present choice; a choice in view says it itself. */
  value: ReactNode;
  /** One line under the value. */
  note?: ReactNode;
  /** A choice between a few, in view in place of the value. */
  choice?: ReactNode;
  /** Where it is chosen, unfolded by a press; without it the row only tells. */
  children?: ReactNode;
};

/** One line of a form that tells what is chosen, and unfolds to choose. */
export function FoldingRow({ id, icon, label, value, note, choice, children }: FoldingRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = `${id}-choice`;
  const ownIcon = (
    <span className="icon-row__icon">
      <Icon of={icon} />
    </span>
  );
  const noteLine = note ? <span className="muted caption block">{note}</span> : null;
  const texts = (
    <>
      {ownIcon}
      <span className="flex-fill">
        <span className="muted caption block">{label}</span>
        <b>{value}</b>
        {noteLine}
      </span>
    </>
  );
  if (!children) {
    return (
      <div className="folding-row">
        <div className="icon-row" id={id} tabIndex={choice ? -1 : undefined}>
          {choice ? (
            <>
              {ownIcon}
              <div className="flex-fill">
                <span className="muted caption block">{label}</span>
                {noteLine}
                <div className="mt-1">{choice}</div>
              </div>
            </>
          ) : (
            texts
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="folding-row">
      <button
        type="button"
        id={id}
        className="icon-row text-start"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts}
        <Glyph name="down" size="small" />
      </button>
      {isOpen ? (
        <div id={panelId} className="pt-2">
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** Brings the diner to a row's choice, unfolded where it folds. */
export function unfoldRow(id: string): void {
  const row = document.getElementById(id);
  if (row?.getAttribute('aria-expanded') === 'false') row.click();
  row?.focus();
}
