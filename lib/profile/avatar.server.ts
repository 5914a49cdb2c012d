import 'server-only';
import sharp from 'sharp';
import { AppError } from '@/lib/core/errors/errors';
import { rasterType } from '@/lib/core/images/raster.server';
import { AVATAR_TYPES, isOpenable, type AvatarType } from './avatar';

export interface CheckedAvatar {
  content: Uint8Array<ArrayBuffer>;
  mediaType: AvatarType;
}

/** Checks an upload by its first bytes and size in pixels, without decoding. @throws AppError `profile/…` */
export async function checkAvatar(content: Uint8Array<ArrayBuffer>): Promise<CheckedAvatar> {
  const mediaType = AVATAR_TYPES.find((type) => type === rasterType(content));
  if (!mediaType) throw new AppError('profile/picture');
  const { format, width, height } = await readHead(content);
  if (`image/${format}` !== mediaType) throw new AppError('profile/picture');
  if (!isOpenable({ width, height })) throw new AppError('profile/picture-too-large');
  return { content, mediaType };
}

async function readHead(content: Uint8Array) {
  try {
    // No limit of the library's own: too many pixels and no picture at all are different errors.
    return await sharp(content, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new AppError('profile/picture', { cause: error });
  }
}
