import { DROP, RHOMBUS } from './map-pins';

/** A place as the page itself draws it: the drop with the rhombus. Without a name it is decoration. */
export function DestinationPin({ name }: { name?: string }) {
  const access = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg className="destination-pin" viewBox="0 0 40 48" {...access}>
      <path d={DROP} />
      <path className="destination-pin__icon" d={RHOMBUS} />
    </svg>
  );
}
