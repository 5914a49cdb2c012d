/** The id of each page's main landmark. */
export const MAIN_ID = 'main';

/** The first link of every page: leads the keyboard past the order under way, header and navigation. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip-link button button--main" href={`#${MAIN_ID}`}>
      {label}
    </a>
  );
}
