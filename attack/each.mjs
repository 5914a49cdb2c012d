/** Does something with each, so many at a time. @returns what came of them, in their order */
export async function each(items, doWith, atOnce = 8) {
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

/** The sentences of those of which there is something to say. */
export const said = (...sentences) => sentences.flat().filter(Boolean);
