import { Glyph } from '@/components/ui/glyph';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';

/** The way from Home to the restaurants that can bring or cook by a wanted time. */
export function ByTimeRow({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-3">
      <SoftLink
        href={paths.venuesBy('time')}
        className="card flex w-full max-w-120 items-center gap-3 p-3 text-left"
      >
        <span className="icon-row__icon bg-info-tint text-info-ink" aria-hidden="true">
          <Glyph name="clock" />
        </span>
        <span className="flex-fill">
          <b className="block">{title}</b>
          <span className="caption muted block">{text}</span>
        </span>
        <Glyph name="next" size="small" />
      </SoftLink>
    </section>
  );
}
