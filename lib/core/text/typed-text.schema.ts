import { z } from 'zod/mini';
import { signsOf, visibleLine, visibleText } from './visible-text';

// Typed members of a request. A length counts code points of the sent text (LAY-39).

interface Lengths {
  min?: number;
  max: number;
}

const within = ({ min = 0, max }: Lengths) =>
  z.refine<string>((text) => signsOf(text) >= min && signsOf(text) <= max);

/** A text of several lines. */
export const typedText = (lengths: Lengths) =>
  z.string().check(z.overwrite(visibleText), z.trim(), within(lengths));

/** A text of one line: a name, a place, a code. */
export const typedLine = (lengths: Lengths) => z.string().check(z.overwrite(visibleLine), within(lengths));
