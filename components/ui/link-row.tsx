import type { IconNode } from 'lucide';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';

type LinkRowProps = { icon: IconNode; title: string; text: string };

/** The content of a link of a whole row: an icon, a title with a line below, and an arrow. */
export function LinkRow({ icon, title, text }: LinkRowProps) {
  return (
    <>
      <span className="link-row__icon">
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
