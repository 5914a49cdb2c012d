/** What does not hold: the sentences among these, which may be lists; everything falsy is left out. */
export const failures = (...sentences) => sentences.flat().filter(Boolean);
