import { Glyph } from '@/components/ui/glyph';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';
import { DocumentVersion } from './document-version';

type DocumentListProps = {
  documents: readonly { code: string; title: string; version: string; publishedOn: string }[];
};

/** The documents in force, each with its version and date. */
export function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className="list-rows card max-w-prose">
      {documents.map(({ code, title, version, publishedOn }) => (
        <li key={code}>
          <SoftLink href={paths.legal(code)} className="list-row hover:bg-sunken">
            <span className="flex-fill">
              <span className="list-row__name block">{title}</span>
              <span className="muted caption block">
                <DocumentVersion version={version} publishedOn={publishedOn} />
              </span>
            </span>
            <Glyph name="next" size="small" className="mr-3 text-ink-soft" />
          </SoftLink>
        </li>
      ))}
    </ul>
  );
}
