type FullScreenLoaderProps = { label: string };

/** Covers the page while nothing can be shown yet. A wait shorter than 150 ms is not shown. */
export function FullScreenLoader({ label }: FullScreenLoaderProps) {
  return (
    <div className="loader late" role="status">
      <span className="spin spin--big" aria-hidden="true" />
      <p>{label}</p>
    </div>
  );
}
