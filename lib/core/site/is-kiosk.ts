/** Whether this page is a kiosk's, as its html element says from the server on. */
export const isKiosk = (): boolean => document.documentElement.classList.contains('kiosk');
