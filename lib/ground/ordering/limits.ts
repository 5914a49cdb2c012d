/** Pieces of one line and lines of one order (contract schemas OrderPositionInput and OrderInput). */
export const MAX_COUNT = 99;
export const MAX_LINES = 100;
/** Characters of the comment and the name (contract schema OrderInput). */
export const MAX_COMMENT_LENGTH = 500;
export const MAX_NAME_LENGTH = 100;
/** Characters of a table's number (contract schema ExpressOrderInput). */
export const MAX_TABLE_LENGTH = 20;
