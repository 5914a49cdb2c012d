import { hostPermission } from '@/lib/core/host/host-here';

/** The camera permission; `notDetermined` before the first prompt. */
export type CameraPermission = 'granted' | 'notDetermined' | 'denied';

/** Why there is no camera: refused, none there, or another app has it. */
export type CameraProblem = 'denied' | 'missing' | 'busy';

/** The size that most phones give at once; bars need no more. */
const WIDTH = 1280;
const HEIGHT = 720;

/** The permission without a prompt; a browser that does not know it prompts when the camera opens. */
export async function cameraPermission(): Promise<CameraPermission> {
  const permission = await hostPermission('camera', false);
  if (permission) return permission;
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'prompt' ? 'notDetermined' : state;
  } catch {
    return 'notDetermined';
  }
}

/** The problem of a camera that did not open. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}

/** Opens a camera; null: the rear one. @throws Error which {@link cameraProblem} reads */
export async function openCamera(deviceId: string | null): Promise<MediaStream> {
  // A browser has none of it on a page without https.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  // The app asks its user first where it has to (HOST-20).
  if ((await hostPermission('camera', true)) === 'denied')
    throw new DOMException('not here', 'NotAllowedError');
  if (!devices) throw new DOMException('no cameras here', 'NotFoundError');
  return devices.getUserMedia({
    audio: false,
    video: {
      width: { ideal: WIDTH },
      height: { ideal: HEIGHT },
      ...(deviceId === null ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } }),
    },
  });
}

/** Ids of the cameras; their names are empty until one was allowed. */
export async function cameraIds(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.flatMap(({ kind, deviceId }) => (kind === 'videoinput' && deviceId ? [deviceId] : []));
}

/** Whether the camera has a light. */
export function hasTorch(track: MediaStreamTrack): boolean {
  // Safari and Firefox have no capabilities to ask for, or no light among them.
  const capabilities: MediaTrackCapabilities & { torch?: boolean } = track.getCapabilities?.() ?? {};
  return capabilities.torch === true;
}

/** Turns the camera's light on or off. @throws Error where it cannot */
export async function setTorch(track: MediaStreamTrack, isOn: boolean): Promise<void> {
  const light: MediaTrackConstraintSet & { torch: boolean } = { torch: isOn };
  await track.applyConstraints({ advanced: [light] });
}

/** Draws a picture at most as large as its longer side allows. @returns false if there is nothing to draw */
export function drawScaled(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  { width, height, side }: { width: number; height: number; side: number },
): boolean {
  const scale = Math.min(1, side / Math.max(width, height));
  const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
  if (!(drawnWidth > 0 && drawnHeight > 0)) return false;
  // Setting a size empties a canvas and takes its memory anew.
  if (canvas.width !== drawnWidth) canvas.width = drawnWidth;
  if (canvas.height !== drawnHeight) canvas.height = drawnHeight;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.drawImage(picture, 0, 0, drawnWidth, drawnHeight);
  return true;
}
