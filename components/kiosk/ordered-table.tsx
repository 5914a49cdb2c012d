import { Picture } from '@/components/ui/picture';

/** Dishes that lie on the table. */
const PLACES = 3;

/** The table with the ordered dishes on it, in the room that a screen has left. Decoration. */
export function OrderedTable({ pictures = [] }: { pictures?: readonly string[] }) {
  return (
    <div className="kiosk-table" aria-hidden="true">
      <img src="/icons/laid-table-indigo.webp" alt="" width={1080} height={1080} />
      {pictures.slice(0, PLACES).map((source, place) => (
        <span key={place} className="laid-cloth__plate kiosk-table__ordered">
          <Picture source={source} alt="" ratio="1:1" sizes="420px" widths={[480]} />
        </span>
      ))}
    </div>
  );
}
