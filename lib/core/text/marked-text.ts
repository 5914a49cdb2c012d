// The subset of Markdown in documents and answers: headings, paragraphs, lists, emphasis, links. It is read as
// data, never as markup; the rest is text.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] };

export type Block =
  | { kind: 'heading'; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] };

/** Parts nested deeper than this are text. */
const DEEPEST = 4;

const HEADING = /^#{1,6}\s+(.+?)\s*#*$/;
const BULLET = /^\s*[-*+]\s+(.*)$/;
const NUMBER = /^\s*\d{1,4}[.)]\s+(.*)$/;

/** Lines that belong together: a paragraph's, or a list's items. */
interface Gathered {
  kind: 'paragraph' | 'ordered' | 'bullets';
  lines: string[];
}

function blockOf({ kind, lines }: Gathered): Block {
  if (kind === 'paragraph') return { kind, content: readInline(lines.join(' ')) };
  return { kind: 'list', isOrdered: kind === 'ordered', items: lines.map((line) => readInline(line)) };
}

/** Reads a text into blocks. */
export function readMarkedText(text: string): Block[] {
  const blocks: Block[] = [];
  let gathered: Gathered | undefined;
  const gather = (kind: Gathered['kind'], line: string) => {
    if (gathered?.kind !== kind) {
      end();
      gathered = { kind, lines: [] };
    }
    gathered.lines.push(line);
  };
  const end = () => {
    if (gathered) blocks.push(blockOf(gathered));
    gathered = undefined;
  };
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    const bullet = BULLET.exec(line)?.[1];
    const number = NUMBER.exec(line)?.[1];
    if (line.trim() === '') end();
    else if (heading !== undefined) {
      end();
      blocks.push({ kind: 'heading', content: readInline(heading) });
    } else if (bullet !== undefined) gather('bullets', bullet);
    else if (number !== undefined) gather('ordered', number);
    else if (gathered && gathered.kind !== 'paragraph') {
      // A continuation line belongs to the item above it.
      gathered.lines.push(`${gathered.lines.pop() ?? ''} ${line.trim()}`);
    } else gather('paragraph', line.trim());
  }
  end();
  return blocks;
}

const withoutLink = (part: Inline): Inline[] => {
  if (part.kind === 'text') return [part];
  const content = part.content.flatMap(withoutLink);
  return part.kind === 'link' ? content : [{ ...part, content }];
};

/** The same blocks with the texts of their links, for a screen that must not be left by one. */
export function withoutLinks(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => item.flatMap(withoutLink)) }
      : { ...block, content: block.content.flatMap(withoutLink) },
  );
}

/** A link that may be followed: https, mail, telephone, or a path of our own. */
function safeHref(href: string): string | null {
  if (/^\/(?![/\\])[^\s\\]*$/.test(href) || /^#[\w-]+$/.test(href)) return href;
  if (!URL.canParse(href)) return null;
  const { protocol, username } = new URL(href);
  return ['https:', 'mailto:', 'tel:'].includes(protocol) && username === '' ? href : null;
}

/** Lengths are bounded, so that a text of opening marks only takes linear time too. */
const PART =
  /\*\*(?<strong>[^*]{1,1000}(?:\*[^*]{1,300}\*[^*]{0,300}){0,9})\*\*|(?<![\p{L}\d])_(?<under>[^_]{1,1000})_(?![\p{L}\d])|\*(?<star>[^*\s][^*]{0,999})\*|\[(?<words>[^\]]{1,300})\]\((?<href>[^()\s]{1,2000})\)/u;

function readInline(text: string, depth = 0): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let found = PART.exec(rest); found && depth < DEEPEST; found = PART.exec(rest)) {
    const { strong, under, star, words, href } = found.groups ?? {};
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    parts.push(...partOf({ strong, emphasis: under ?? star, words, href }, depth + 1));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}

type Found = Record<'strong' | 'emphasis' | 'words' | 'href', string | undefined>;

function partOf({ strong, emphasis, words = '', href = '' }: Found, depth: number): Inline[] {
  if (strong !== undefined) return [{ kind: 'strong', content: readInline(strong, depth) }];
  if (emphasis !== undefined) return [{ kind: 'emphasis', content: readInline(emphasis, depth) }];
  const content = readInline(words, depth);
  const safe = safeHref(href);
  return safe === null ? content : [{ kind: 'link', href: safe, content }];
}
