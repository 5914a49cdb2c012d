import { readMarkedText, type Inline } from '@/lib/core/text/marked-text';

/** The description of a document in search results: the text of its first paragraph, or else of the first item of its first list. */
export function documentDescription(body: string): string {
  const blocks = readMarkedText(body);
  const paragraph = blocks.find((block) => block.kind === 'paragraph');
  if (paragraph) return wordsOf(paragraph.content);
  const list = blocks.find((block) => block.kind === 'list');
  return wordsOf(list?.items[0] ?? []);
}

const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : wordsOf(part.content))).join('');
