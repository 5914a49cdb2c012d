/** Stands in the text of the offline line for the moment, which only the browser knows. */
export const TIME_PLACE = '{time}';
