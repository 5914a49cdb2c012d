/** Where the journeys' sandbox answers; playwright.config.ts sets it. */
export const SANDBOX_URL = process.env.E2E_SANDBOX_URL ?? 'http://localhost:4100';

/** Venues of the sandbox that work at any hour, one a country. */
export const VENUES = { almaty: 3107, tbilisi: 4107 } as const;

/** The sandbox's demo diners; the one-time code is the same for everybody. */
export const DEMO = { kz: '+77011234567', ge: '+995555123456', code: '1234' } as const;
