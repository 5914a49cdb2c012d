/** Whether an app shows this page, as the page itself says: it may have no bridge. */
export const isInWebview = (): boolean => document.documentElement.classList.contains('webview');
