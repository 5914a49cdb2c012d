const portsOf = (list: string | undefined, ...usual: string[]) => list?.split(',') ?? usual;

/** Ports of the products that the journeys start, one a worker, and of their sandboxes. */
export const PORTS = portsOf(process.env.E2E_PORTS, '3100', '3101');
export const SANDBOX_PORTS = portsOf(process.env.E2E_SANDBOX_PORTS, '4100', '4101');

/** Which of the workers this is; the process that starts them is none. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Port of this worker's product. */
export const ownPort = () => PORTS[worker] ?? '';

/** Where the journeys' sandbox answers. */
export const SANDBOX_URL = process.env.E2E_SANDBOX_URL || `http://localhost:${SANDBOX_PORTS[worker]}`;

/** One public sandbox address for all workers, so that each picture is made once. */
export const SANDBOX_PUBLIC_URL = process.env.E2E_SANDBOX_URL || `http://localhost:${SANDBOX_PORTS[0]}`;

/** Leads this worker's browser from that address to its own sandbox. */
export const SANDBOX_RULE = `MAP ${new URL(SANDBOX_PUBLIC_URL).host} ${new URL(SANDBOX_URL).host}`;

/** Venues of the sandbox that work at any hour, one a country. */
export const VENUES = { almaty: 3107, tbilisi: 4107 } as const;

/** A venue that delivers itself, and a micromarket. */
export const VENDOR_VENUE = 3127;
export const MICROMARKET = 90001;

/** The sandbox's demo diners; the one-time code is the same for all. */
export const DEMO = { kz: '+77011234567', ge: '+995555123456', code: '1234' } as const;

/** Guests of a kiosk's day, and of each of two kiosks side by side. */
export const KIOSK_GUESTS = { inARow: 20, atEach: 5 };
