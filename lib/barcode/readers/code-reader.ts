import type { BarcodeFormat } from '../barcode';

export type CodeFormat = BarcodeFormat | 'qr_code';

/** A code as an engine read it, before anything is known of it. */
export interface Reading {
  text: string;
  format: CodeFormat;
}

/** One engine that reads codes off a picture; every engine of the scanner is one of these. */
export interface CodeReader {
  /** The code that it reads; nothing where it finds none. Not called again before it has answered. */
  read: (picture: HTMLCanvasElement) => Promise<Reading[]>;
}
