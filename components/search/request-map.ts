import { toasts } from '@/components/ui/toasts';
import { geolocation } from '@/lib/ground/towns/geolocation';
import { isPermitted } from '@/lib/ground/towns/geolocation-permission';

/** The diner's own coordinates, requested where that was allowed before; never with a prompt. */
async function hasOwnCoordinates(): Promise<boolean> {
  if (geolocation.current().coordinates) return true;
  return (await isPermitted()) && (await geolocation.ask()).coordinates !== null;
}

/** Opens the map for a diner whose own coordinates are known, else says why not. */
export async function requestMap(open: () => void, refusal: string): Promise<void> {
  if (await hasOwnCoordinates()) open();
  else toasts.show({ text: refusal, unique: true });
}
