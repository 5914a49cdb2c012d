/** Does something with each item, so many at a time. @returns what came of them, in their order */
export async function mapConcurrent(items, doWith, atOnce = 8) {
  const results = [];
  let begun = 0;
  const lane = async () => {
    while (begun < items.length) {
      const index = begun;
      begun += 1;
      results[index] = await doWith(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  return results;
}

/** What does not hold: the sentences among these, which may be lists; everything falsy is left out. */
export const failures = (...sentences) => sentences.flat().filter(Boolean);
