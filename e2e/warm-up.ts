import { PORTS, VENUES } from './environment';

/** The first pages of journeys, one address a country and kind of page. */
const PATHS = [
  '/?country=kz&language=ru',
  '/?country=ge&language=ka',
  '/filials?country=kz&language=ru',
  `/filials/${VENUES.almaty}?country=kz&language=ru`,
  `/filials/${VENUES.tbilisi}?country=ge&language=ka`,
  `/kiosk/filials/${VENUES.almaty}?language=kk`,
];

/** Warms each worker's product: its first pages take seconds, which journeys would wait for. */
export default async function warmUp(): Promise<void> {
  for (const port of PORTS) {
    for (const path of PATHS) {
      const { status } = await fetch(`http://localhost:${port}${path}`);
      if (status !== 200) throw new Error(`The product at port ${port} answers ${path} with ${status}.`);
    }
  }
}
