type FullScreenLoaderProps = {
  label: string;
  /** There is nothing beneath it that could be looked at meanwhile. */
  isAtOnce?: boolean;
};

/** Covers the page while nothing can be shown yet. A wait shorter than 150 ms is not shown, unless the page would be blank. */
export function FullScreenLoader({ label, isAtOnce = false }: FullScreenLoaderProps) {
  return (
    <div className={isAtOnce ? 'full-screen-loader' : 'full-screen-loader delayed'} role="status">
      <span className="spinner spinner--big" aria-hidden="true" />
      <p>{label}</p>
    </div>
  );
}
