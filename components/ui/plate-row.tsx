import type { IconNode } from 'lucide';
import { Glyph } from './glyph';
import { Icon } from './icon';

type PlateRowProps = { icon: IconNode; title: string; text: string };

/** What a row of Home shows: its icon on a plate, what it leads to, and an arrow. */
export function PlateRow({ icon, title, text }: PlateRowProps) {
  return (
    <>
      <span className="plate-row__icon">
        <Icon of={icon} />
      </span>
      <span className="flex-fill">
        <b className="block">{title}</b>
        <span className="caption muted block">{text}</span>
      </span>
      <Glyph name="next" size="small" />
    </>
  );
}
