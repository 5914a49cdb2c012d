import { Clock } from 'lucide';
import { LinkRow } from '@/components/ui/link-row';
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
        <LinkRow icon={Clock} title={title} text={text} />
      </SoftLink>
    </section>
  );
}
