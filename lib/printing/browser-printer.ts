import { printFailed, type PrintOutcome } from './print-outcome';
import type { PaperWidth, Slip } from './slip';

// Prints by the browser: the slip is a print-only part of the page (components/kiosk/printing/slip-page);
// `--kiosk-printing` prints without a dialog.

export interface PrintedSlip {
  slip: Slip;
  widthMm: PaperWidth;
}

/** A browser that does not say that it has printed: what the slip says of a guest must not stay. */
const MAX_SHOWN_MS = 60_000;
const MM_PER_PIXEL = 25.4 / 96;

let shown: PrintedSlip | null = null;
const listeners = new Set<() => void>();

function show(next: PrintedSlip | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** The slip that is being printed by the page, for what draws it. */
export const slipOnPage = {
  read: (): PrintedSlip | null => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Marks the element that is printed. */
export const SLIP_ATTRIBUTE = 'data-printed-slip';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The slip's element once it is drawn; null where nothing on this page draws it. */
async function drawnSlip(): Promise<HTMLElement | null> {
  await nextFrame();
  await nextFrame();
  await document.fonts.ready;
  return document.querySelector<HTMLElement>(`[${SLIP_ATTRIBUTE}]`);
}

/** Paper as long as the slip: a page has no length of its own on a roll. */
function setPaper(widthMm: PaperWidth, slip: HTMLElement): () => void {
  const lengthMm = Math.ceil(slip.getBoundingClientRect().height * MM_PER_PIXEL) + 2;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${widthMm}mm ${lengthMm}mm; margin: 0; }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Prints by the browser. `printed` means that the browser took the slip, not that paper came out. */
export async function printInBrowser(slip: Slip, widthMm: PaperWidth): Promise<PrintOutcome> {
  show({ slip, widthMm });
  const element = await drawnSlip();
  if (!element) {
    show(null);
    return printFailed('unsupported');
  }
  const resetPaper = setPaper(widthMm, element);
  const clear = () => {
    clearTimeout(timer);
    window.removeEventListener('afterprint', clear);
    resetPaper();
    if (shown?.slip === slip) show(null);
  };
  const timer = setTimeout(clear, MAX_SHOWN_MS);
  window.addEventListener('afterprint', clear);
  try {
    window.print();
    return { state: 'printed' };
  } catch {
    clear();
    return printFailed('unsupported');
  }
}
