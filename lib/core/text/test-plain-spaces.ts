/** A text with plain spaces, as Testing Library reads a page: it folds what is rendered and leaves the expected text as it is. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
