'use client';

import { CameraOff, Flashlight, FlashlightOff, ImageUp, ScanLine, SwitchCamera } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { onDemand } from '@/components/ui/on-demand';
import type { Reading } from '@/lib/barcode/readers/code-reader';
import type { ScannerViewProps } from './scanner-props';
import { useCamera, type Camera } from './use-camera';
import { useReaders } from './use-readers';

const HostScanner = onDemand(() =>
  import('./host-scanner.client').then(
    (module) => module.HostScanner,
    () => NoHostScanner,
  ),
);

/** Where its code does not come the camera reads. */
function NoHostScanner({ onUnsupported }: { onUnsupported: () => void }) {
  useEffect(onUnsupported, [onUnsupported]);
  return null;
}

/** Reads codes: by the scanner of the app around the page where it has one, else by the camera. */
export function ScannerView({ isInHost = false, ...props }: ScannerViewProps) {
  const [isOwn, setIsOwn] = useState(!isInHost);
  return isOwn ? (
    <CameraView {...props} isInHost={isInHost} />
  ) : (
    <HostScanner {...props} onUnsupported={() => setIsOwn(true)} />
  );
}

/** The camera with what it looks for; in place of it, why there is none and what to do. A photo always serves as well. */
function CameraView({ isInHost, formats, hint, onReading, onPhoto, otherWays }: ScannerViewProps) {
  const t = useTranslations('scanner');
  const videoRef = useRef<HTMLVideoElement>(null);
  const camera = useCamera(videoRef);
  const readers = useReaders(videoRef, { formats, isOn: camera.state === 'on', onReading });
  const [photo, setPhoto] = useState<'none' | 'reading' | 'empty'>('none');
  const inputRef = useRef<HTMLInputElement>(null);
  const isOn = camera.state === 'on' && !readers.hasFailed;

  const pick = async (file: File) => {
    setPhoto('reading');
    const found = await readers.readPhoto(file).catch((): Reading[] => []);
    setPhoto(found.length > 0 ? 'none' : 'empty');
    if (found.length > 0) onPhoto(found);
  };

  return (
    <section className="scanner" aria-label={t('view')}>
      <div className="scanner__view card">
        <video ref={videoRef} className="scanner__video" playsInline muted aria-hidden="true" />
        {isOn ? (
          <>
            <span className="scanner__aim" aria-hidden="true" />
            <p className="scanner__hint" role="status">
              {hint}
            </p>
            <CameraTools camera={camera} />
          </>
        ) : (
          <NoCamera
            state={readers.hasFailed ? 'failed' : camera.state}
            isInHost={isInHost}
            onStart={readers.hasFailed ? readers.retry : camera.start}
          />
        )}
      </div>
      {photo === 'empty' ? <Notice tone="warn">{t('photoEmpty')}</Notice> : null}
      <div className="scanner__ways">
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('photo')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same photo can be picked again.
            target.value = '';
            if (file) void pick(file);
          }}
        />
        <Button tone="tint" busy={photo === 'reading'} onClick={() => inputRef.current?.click()}>
          <Icon of={ImageUp} size="small" />
          {t('photo')}
        </Button>
        {otherWays}
      </div>
    </section>
  );
}

/** The further functions of the camera itself. */
function CameraTools({ camera: { torch, takeNext } }: { camera: Camera }) {
  const t = useTranslations('scanner');
  return (
    <div className="scanner__tools">
      {torch ? (
        <IconButton
          ground="float"
          label={t(torch.isOn ? 'torchOff' : 'torchOn')}
          aria-pressed={torch.isOn}
          onClick={torch.toggle}
        >
          <Icon of={torch.isOn ? FlashlightOff : Flashlight} />
        </IconButton>
      ) : null}
      {takeNext ? (
        <IconButton ground="float" label={t('otherCamera')} onClick={takeNext}>
          <Icon of={SwitchCamera} />
        </IconButton>
      ) : null}
    </div>
  );
}

type NoCameraProps = { state: Camera['state'] | 'failed'; isInHost?: boolean; onStart: () => void };

/** Why nothing is seen yet, and the button that leads on where there is one. */
function NoCamera({ state, isInHost, onStart }: NoCameraProps) {
  const t = useTranslations('scanner');
  const common = useTranslations('layout');
  if (state === 'checking' || state === 'starting' || state === 'on')
    return (
      <p className="scanner__hint" role="status">
        {t('starting')}
      </p>
    );
  return (
    <EmptyState
      role="status"
      art={<Icon of={state === 'asking' ? ScanLine : CameraOff} />}
      title={t(`${state}Title`)}
      action={
        state === 'missing' ? undefined : (
          <Button tone={state === 'asking' ? 'main' : 'tint'} onClick={onStart}>
            {state === 'asking' ? t('turnOn') : common('retry')}
          </Button>
        )
      }
    >
      {t(isInHost && state === 'denied' ? 'hostDeniedText' : `${state}Text`)}
    </EmptyState>
  );
}
