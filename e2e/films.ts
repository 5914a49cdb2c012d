import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codePicture, filmOf } from '../tools/run/code-pictures.mjs';
import { ownPort } from './environment';

interface ShownCode {
  symbology: string;
  text: string;
}

const SIZE = { width: 640, height: 360 };
/** Long enough for three readings of each engine on a machine that is busy. */
const SECONDS_A_CODE = 2.5;

/** A picture of a code as a phone takes it. */
export const photoOf = (code: ShownCode) => codePicture(code, { angle: 4, blur: 0.6 });

/** Starts a browser whose camera shows these codes in turn, slightly skewed. @param name of the film's file */
export async function cameraArguments(name: string, codes: readonly ShownCode[]): Promise<string[]> {
  const pictures = await Promise.all(
    codes.map((code, index) => codePicture(code, { ...SIZE, angle: index % 2 ? 3 : -3, blur: 0.4 })),
  );
  const folder = resolve('.data/films');
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, `${name}-${ownPort()}.mjpeg`);
  writeFileSync(file, filmOf(pictures, SECONDS_A_CODE));
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
}
