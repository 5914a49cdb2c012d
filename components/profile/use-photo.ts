import { useEffect, useState } from 'react';
import { openPhoto, type PhotoProblem } from '@/lib/profile/cut-picture';

/** An opened photograph with an address for its preview. */
export interface OpenPhoto {
  bitmap: ImageBitmap;
  address: string;
}

/** Opens a photograph: null while loading, then the photograph, or why it cannot be opened. */
export function usePhoto(file: Blob): OpenPhoto | PhotoProblem | null {
  const [photo, setPhoto] = useState<OpenPhoto | PhotoProblem | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: OpenPhoto | null = null;
    const release = () => {
      if (!opened) return;
      opened.bitmap.close();
      URL.revokeObjectURL(opened.address);
    };
    void openPhoto(file).then((found) => {
      if (typeof found === 'string') {
        if (!isGone) setPhoto(found);
        return;
      }
      opened = { bitmap: found, address: URL.createObjectURL(file) };
      if (isGone) release();
      else setPhoto(opened);
    });
    return () => {
      isGone = true;
      release();
    };
  }, [file]);
  return photo;
}
