import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { paths } from '@/lib/paths/paths';
import type { Town } from '@/lib/towns/towns';

/** The chosen town in the header, and the way to another. */
export function TownLink({ town }: { town: Town | undefined }) {
  const t = useTranslations('towns');
  const name = town?.name ?? t('unknown');
  return (
    <Link href={paths.towns()} className="town__at" aria-label={t('change', { town: name })}>
      <b>{name}</b>
      <Glyph name="down" size="xs" />
    </Link>
  );
}
