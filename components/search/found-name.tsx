import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { highlight } from '@/lib/pages/search/highlight';
import { readPriceLimit } from '@/lib/pages/search/price-limit';

/** A name in which the matched text is highlighted; its lines break as those of a card. */
export function FoundName({ name, text }: { name: string; text: string }) {
  return highlight(withNonBreakingSpaces(name), readPriceLimit(text).text).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
