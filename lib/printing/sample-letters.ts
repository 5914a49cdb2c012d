/** Letters of all four languages, for a slip that tries a printer. */
export const SAMPLE_LETTERS = 'ABC, Абв, Әғқңөұүһі, აბგდეჟღყძჭხ';
