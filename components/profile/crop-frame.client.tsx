'use client';

import { useTranslations } from 'next-intl';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { changeCrop, NEAREST_ZOOM, squareOf, type Crop } from '@/lib/profile/avatar';
import type { OpenPhoto } from './use-photo';

/** Share of the square that an arrow key moves. */
const STEP = 0.05;
/** Zoom factor of + and − and of a step of the slider. */
const ZOOM_STEP = 0.1;

const ARROWS: Record<string, { right?: number; down?: number }> = {
  ArrowLeft: { right: STEP },
  ArrowRight: { right: -STEP },
  ArrowUp: { down: STEP },
  ArrowDown: { down: -STEP },
};

type CropFrameProps = { photo: OpenPhoto; crop: Crop; onChange: (crop: Crop) => void };

/** The photograph under a square window: a finger, a mouse or the arrow keys move it, a slider zooms it. */
export function CropFrame({ photo: { bitmap, address }, crop, onChange }: CropFrameProps) {
  const t = useTranslations('profile');
  const held = useRef<{ x: number; y: number } | null>(null);
  const { x, y, side } = squareOf(bitmap, crop);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  const change = (by: Parameters<typeof changeCrop>[2]) => onChange(changeCrop(bitmap, crop, by));

  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return;
    const width = event.currentTarget.getBoundingClientRect().width || 1;
    change({
      right: (held.current.x - event.clientX) / width,
      down: (held.current.y - event.clientY) / width,
    });
    held.current = { x: event.clientX, y: event.clientY };
  };
  const release = () => {
    held.current = null;
  };
  const steer = (event: KeyboardEvent) => {
    const zoomBy = event.key === '+' || event.key === '=' ? ZOOM_STEP : event.key === '-' ? -ZOOM_STEP : 0;
    const by = ARROWS[event.key] ?? (zoomBy === 0 ? null : { zoom: crop.zoom + zoomBy });
    if (!by) return;
    event.preventDefault();
    change(by);
  };

  return (
    <>
      <div
        className="crop-frame"
        role="application"
        aria-label={t('cropLabel')}
        tabIndex={0}
        data-own-gesture=""
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={steer}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          style={{
            width: percent(bitmap.width),
            height: percent(bitmap.height),
            left: percent(-x),
            top: percent(-y),
          }}
        />
      </div>
      <label className="grid gap-1">
        <span className="caption">{t('zoom')}</span>
        <input
          type="range"
          className="range"
          min={1}
          max={NEAREST_ZOOM}
          step={ZOOM_STEP}
          value={crop.zoom}
          onChange={(event) => change({ zoom: event.currentTarget.valueAsNumber })}
        />
      </label>
    </>
  );
}
