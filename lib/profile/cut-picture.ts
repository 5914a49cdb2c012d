import { AVATAR_SIDE, MAX_PHOTO_BYTES, type Square } from './avatar';

/** Why a photograph cannot be taken; the names of its texts. */
export type PhotoProblem = 'pictureUnsupported' | 'pictureTooLarge';

const QUALITY = 0.86;

/** Decodes a photo upright. @returns the problem if the browser cannot */
export async function openPhoto(file: Blob): Promise<ImageBitmap | PhotoProblem> {
  if (file.size > MAX_PHOTO_BYTES) return 'pictureTooLarge';
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'pictureUnsupported';
  }
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** A square of the photo as WebP or JPEG, without its metadata. @throws Error without memory */
export async function cutSquare(photo: ImageBitmap, { x, y, side }: Square): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(AVATAR_SIDE, Math.round(side)));
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(photo, x, y, side, side, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, 'image/webp');
  // A browser that does not write a format answers with PNG.
  if (webp?.type === 'image/webp') return webp;
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await encode(canvas, 'image/jpeg');
  if (!jpeg) throw new Error('no picture');
  return jpeg;
}
