/** Guests of one reservation (contract schema ReservationInput). */
export const MAX_GUESTS = 50;

/** How far ahead a table can be reserved (contract rule 17). */
export const BOOKING_DAYS_AHEAD = 30;

/** Characters. */
export const NAME_LENGTH = { min: 2, max: 100 } as const;
export const MAX_WISH_LENGTH = 500;

/** How long a table is reserved, minutes (contract schema Slot). */
export const DURATION_MINUTES = { min: 15, max: 1440 } as const;
