import type { Venue } from './model';

/** Round the corner: about 60 m away. */
export function nearbyPosition({ latitude, longitude }: Venue): Pick<Venue, 'latitude' | 'longitude'> {
  const moved = (degrees: number) => Math.round((degrees + 0.0005) * 1e6) / 1e6;
  return { latitude: moved(latitude), longitude: moved(longitude) };
}
