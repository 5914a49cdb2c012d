/** One page of a list that is in memory, with the contract's `meta`. */
export function pageOf<Item>(all: readonly Item[], { page, limit }: { page: number; limit: number }) {
  const start = (page - 1) * limit;
  return {
    items: all.slice(start, start + limit),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(all.length / limit)),
      total: all.length,
    },
  };
}
