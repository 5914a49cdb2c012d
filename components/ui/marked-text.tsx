import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '@/lib/core/text/marked-text';

type MarkedTextProps = {
  blocks: readonly Block[];
  /** Level of its headings in the page's outline. */
  heading?: 'h2' | 'h3' | 'h4';
};

/** Renders marked text as React text, so that nothing in it is ever HTML. */
export function MarkedText({ blocks, heading = 'h2' }: MarkedTextProps) {
  return (
    <div className="grid max-w-prose gap-3">
      {blocks.map((block, index) => (
        <Fragment key={index}>{drawBlock(block, heading)}</Fragment>
      ))}
    </div>
  );
}

function drawBlock(block: Block, heading: 'h2' | 'h3' | 'h4'): ReactNode {
  if (block.kind === 'heading')
    return createElement(heading, { className: 'title mt-3' }, drawInline(block.content));
  if (block.kind === 'paragraph') return <p>{drawInline(block.content)}</p>;
  const items = block.items.map((item, index) => <li key={index}>{drawInline(item)}</li>);
  return block.isOrdered ? (
    <ol className="grid list-decimal gap-1 pl-6">{items}</ol>
  ) : (
    <ul className="grid list-disc gap-1 pl-6">{items}</ul>
  );
}

function drawInline(parts: readonly Inline[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{drawPart(part)}</Fragment>);
}

function drawPart(part: Inline): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'strong') return <strong>{drawInline(part.content)}</strong>;
  if (part.kind === 'emphasis') return <em>{drawInline(part.content)}</em>;
  const isOurs = /^[/#]/.test(part.href);
  return (
    <a className="link underline" href={part.href} rel={isOurs ? undefined : 'noopener noreferrer nofollow'}>
      {drawInline(part.content)}
    </a>
  );
}
