import { classNames } from './class-names';
import { Picture } from './picture';

type Plate = {
  /** Names its place, so that the others stay where they are when one comes or goes. */
  key: string;
  /** The things on it; null = only its own ornament is seen. */
  picture: string | null;
};

/** As many as lie side by side on a narrow phone, with the number of the others. */
const MAX_PLATES = 6;

/**
 * A painted cloth with plates on it: decoration beside a text that says the same, so hidden from screen readers. It is as high
 * bare as when it is laid.
 */
export function LaidCloth({ plates, size }: { plates: readonly Plate[]; size?: 'tall' }) {
  const more = plates.length - MAX_PLATES;
  return (
    <div className={classNames('laid-cloth', size && `laid-cloth--${size}`)} aria-hidden="true">
      {plates.slice(0, MAX_PLATES).map(({ key, picture }) => (
        <span key={key} className="laid-cloth__plate">
          {picture === null ? null : <Picture source={picture} alt="" ratio="1:1" />}
        </span>
      ))}
      {more > 0 ? <span className="laid-cloth__more">{`+${more}`}</span> : null}
    </div>
  );
}
