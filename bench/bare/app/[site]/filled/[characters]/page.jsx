export const revalidate = 3600;
const LONGEST = 5_000_000;

/** Made on demand and kept, as the product's pages are. */
export function generateStaticParams() {
  return [];
}

/** A page with as many characters of text as its address says. */
async function FilledPage({ params }) {
  const { characters } = await params;
  return <p>{'x'.repeat(Math.min(Number(characters), LONGEST))}</p>;
}

export { FilledPage as default };
