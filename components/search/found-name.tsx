import { joinShortWords } from '@/lib/core/text/short-words';
import { highlight } from '@/lib/pages/search/highlight';
import { readPriceLimit } from '@/lib/pages/search/price-limit';

/** A name in which the matched text is highlighted; its lines break as those of a card. */
export function FoundName({ name, text }: { name: string; text: string }) {
  return highlight(joinShortWords(name), readPriceLimit(text).text).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
