/** The first paragraph of a plain text whose headings begin with #: what a search result says of a document. */
export function openingHoursText(body: string): string {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) =>
    paragraph
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .join(' ')
      .trim(),
  );
  return paragraphs.find((paragraph) => paragraph !== '') ?? '';
}
