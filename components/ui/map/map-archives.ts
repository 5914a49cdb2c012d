import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

/**
 * Lets MapLibre read PMTiles archives, which are requested in ranges of bytes. To be called with every style that names one: an
 * archive that did not come stays lost to the reader that requested it, and a new reader requests it again.
 */
export function readArchives(): void {
  addProtocol('pmtiles', new Protocol().tile);
}
