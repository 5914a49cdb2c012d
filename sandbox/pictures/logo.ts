import sharp, { type Sharp } from 'sharp';
import { foodCutOut } from './cut-outs';
import type { Logo } from './brands';

const SIDE = 256;

/** A brand's sign, 256 × 256, as a sharp pipeline. */
export async function drawLogo({ food: name, ground, line }: Logo): Promise<Sharp> {
  const { dataUri, width, height } = await foodCutOut(name);
  const scale = 148 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 256 256"><defs>
    <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
    <radialGradient id="cast"><stop stop-color="#1a0a05" stop-opacity=".5"/><stop offset="1" stop-color="#1a0a05" stop-opacity="0"/></radialGradient>
    <pattern id="weave" width="26" height="16" patternUnits="userSpaceOnUse"><path d="M13 2 24 8 13 14 2 8Z" fill="none" stroke="${line}" stroke-width="2"/></pattern></defs>
    <rect width="256" height="256" fill="url(#ground)"/>
    <circle cx="128" cy="120" r="98" fill="#fff" fill-opacity=".22"/>
    <rect x="-2" y="226" width="260" height="16" fill="url(#weave)" opacity=".7"/><rect x="-2" y="14" width="260" height="16" fill="url(#weave)" opacity=".7"/>
    <ellipse cx="132" cy="${126 + h / 2}" rx="${w * 0.54}" ry="15" fill="url(#cast)"/>
    <image x="${128 - w / 2}" y="${126 - h / 2}" width="${w}" height="${h}" href="${dataUri}"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}
