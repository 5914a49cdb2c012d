type FullScreenLoaderProps = {
  label: string;
  /** Shown without the delay, for a page that would be blank. */
  isAtOnce?: boolean;
};

/** Covers the page while it loads. A wait shorter than 150 ms is not shown, unless the page would be blank. */
export function FullScreenLoader({ label, isAtOnce = false }: FullScreenLoaderProps) {
  return (
    <div className={isAtOnce ? 'full-screen-loader' : 'full-screen-loader delayed'} role="status">
      <span className="spinner spinner--big" aria-hidden="true" />
      <p>{label}</p>
    </div>
  );
}
