import { highlight } from '@/lib/search/highlight';

/** A name in which the matched text is highlighted. */
export function FoundName({ name, text }: { name: string; text: string }) {
  return highlight(name, text).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
