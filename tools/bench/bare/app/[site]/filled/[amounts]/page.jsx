export const revalidate = 3600;

const LONGEST = 2_000_000;

/** Made on demand and cached, as the product's pages are. */
export function generateStaticParams() {
  return [];
}

/**
 * A page with as many Latin and Cyrillic letters as its address says, `1200-300`: text beyond Latin-1 costs a server more to
 * encode, so a page that is to be compared needs as much of it.
 */
async function FilledPage({ params }) {
  const { amounts } = await params;
  const [latin, cyrillic] = amounts.split('-').map((amount) => Math.min(Number(amount), LONGEST));
  return <p>{'x'.repeat(latin) + 'ж'.repeat(cyrillic)}</p>;
}

export { FilledPage as default };
