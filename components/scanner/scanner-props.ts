import type { ReactNode } from 'react';
import type { CodeFormat, Reading } from '@/lib/barcode/readers/code-reader';

export type ScannerViewProps = {
  formats: readonly CodeFormat[];
  /** The instruction to the diner, while the camera is on. */
  hint: string;
  /** Every reading of the camera, also the same one again and again. */
  onReading: (reading: Reading) => void;
  /** The codes on a photo that the diner has picked. */
  onPhoto: (readings: Reading[]) => void;
  /** Other ways than the camera. */
  otherWays?: ReactNode;
  /** Another app shows the page: its scanner comes first. */
  isInHost?: boolean;
};
