/*
 * Where the screen of a broken page leads. Apart from the other addresses: that screen is loaded with every page, twice, and
 * would bring all of them along.
 */

export const HOME_PATH = '/';
export const SUPPORT_PATH = '/faq#support';
