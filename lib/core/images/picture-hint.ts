// The server's knowledge of a picture is a hint in its address's fragment, so that it reaches every
// component that gets the address, on the server and in the browser, without a property of its own: `#` and
// nine hexadecimal digits are three colours, from top to bottom; `#as-is` is a host that is not rewritten.

const COLOURS = /#([0-9a-f]{3})([0-9a-f]{3})([0-9a-f]{3})$/;

/** The address with the three colours of its picture, as {@link coloursOf} reads them. */
export function withColourHint(source: string, colours: string): string {
  return `${withoutHint(source)}#${colours}`;
}

/** The address of a picture that no proxy of ours serves. */
export function withOriginalHint(source: string): string {
  return `${withoutHint(source)}#as-is`;
}

/** The address alone. */
export function withoutHint(source: string): string {
  return source.split('#', 1)[0] ?? '';
}

/** The three colours of a marked address as stops of a gradient of CSS, or null when they are not known. */
export function coloursOf(source: string): string | null {
  const [, top, middle, bottom] = COLOURS.exec(source) ?? [];
  return top && middle && bottom ? `#${top},#${middle},#${bottom}` : null;
}
