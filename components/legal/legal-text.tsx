import type { ReactNode } from 'react';

/** The text of a document: headings and paragraphs as React text, so that nothing in it is ever markup. */
export function LegalText({ body }: { body: string }) {
  return <div className="grid max-w-prose gap-3">{body.split(/\n{2,}/).map(block)}</div>;
}

function block(text: string, index: number): ReactNode {
  const heading = /^#{1,3}\s+(.+)/.exec(text.trim());
  if (heading) {
    return (
      <h2 key={index} className="h2 mt-3">
        {heading[1]}
      </h2>
    );
  }
  return <p key={index}>{text.trim()}</p>;
}
