import { toasts } from './toasts';

/** Messages shown when it was copied, and when neither sharing nor copying is possible. */
export type ShareTexts = { doneText: string; failedText: string };

/** Shares by the phone's own menu; where the browser has none, the address or else the text is copied. */
export async function shareOrCopy(shared: ShareData, { doneText, failedText }: ShareTexts): Promise<void> {
  try {
    // Missing in browsers without a menu for sharing, whatever the types say.
    if (typeof navigator.share === 'function') {
      await navigator.share(shared);
      return;
    }
    await navigator.clipboard.writeText(shared.url ?? shared.text ?? '');
    toasts.show({ text: doneText, tone: 'ok', unique: true });
  } catch (error) {
    // The diner closed the menu.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toasts.show({ text: failedText, tone: 'danger', unique: true });
  }
}
