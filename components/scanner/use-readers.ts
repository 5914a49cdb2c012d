'use client';

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { drawScaled } from '@/lib/barcode/camera';
import type { CodeFormat, Reading } from '@/lib/barcode/readers/code-reader';
import { openReaders, type Readers } from '@/lib/barcode/readers/open-readers';

/** Pixels of the longer side that engines are given: a frame of a camera, and a photo, which holds still. */
const FRAME_SIDE = 1024;
const PHOTO_SIDE = 1600;
/** Between two frames the page has the processor to itself. */
const FRAME_PAUSE_MS = 40;
/** Engines that do not read any more fail with every frame. */
const MAX_FAILURES = 20;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Reads the codes of a video while it is on, and of photos. The engines are loaded when one of these is needed first.
 * @param onReading is given every reading of the video, also the same one again and again
 */
export function useReaders(
  videoRef: RefObject<HTMLVideoElement | null>,
  {
    formats,
    isOn,
    onReading,
  }: { formats: readonly CodeFormat[]; isOn: boolean; onReading: (reading: Reading) => void },
) {
  const readersRef = useRef<Promise<Readers> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useEffectEvent(onReading);
  const load = useEffectEvent(() => loadReaders(readersRef, formats));

  useEffect(() => {
    if (!isOn || hasFailed) return;
    let isOver = false;
    const canvas = document.createElement('canvas');
    const watch = async () => {
      const readers = await load();
      for (let failures = 0; !isOver && failures < MAX_FAILURES;) {
        const video = videoRef.current;
        const size = { width: video?.videoWidth ?? 0, height: video?.videoHeight ?? 0, side: FRAME_SIDE };
        if (video && drawScaled(canvas, video, size)) {
          const found = await readers.readFrame(canvas).catch(() => null);
          failures = found ? 0 : failures + 1;
          for (const reading of found ?? []) if (!isOver) read(reading);
        }
        await pause(FRAME_PAUSE_MS);
      }
      if (!isOver) setHasFailed(true);
    };
    watch().catch(() => {
      if (!isOver) setHasFailed(true);
    });
    return () => {
      isOver = true;
    };
  }, [isOn, hasFailed, videoRef]);

  /** @returns what stands on the photo; nothing where it cannot be opened @throws Error where no engine loads */
  const readPhoto = async (file: Blob): Promise<Reading[]> => {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    const canvas = document.createElement('canvas');
    if (!photo || !drawScaled(canvas, photo, { width: photo.width, height: photo.height, side: PHOTO_SIDE }))
      return [];
    photo.close();
    return (await loadReaders(readersRef, formats)).readPhoto(canvas);
  };

  return { hasFailed, readPhoto, retry: () => setHasFailed(false) };
}

/** The engines, loaded once; a failure is not remembered. */
function loadReaders(
  readersRef: RefObject<Promise<Readers> | null>,
  formats: readonly CodeFormat[],
): Promise<Readers> {
  readersRef.current ??= openReaders(formats);
  const loading = readersRef.current;
  loading.catch(() => {
    if (readersRef.current === loading) readersRef.current = null;
  });
  return loading;
}
