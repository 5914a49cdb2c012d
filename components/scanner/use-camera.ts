'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  cameraIds,
  cameraPermission,
  cameraProblem,
  hasTorch,
  openCamera,
  setTorch,
  type CameraProblem,
} from '@/lib/barcode/camera';

/** `asking`: before the permission was requested. `lost`: it was on, and was taken away. */
export type CameraState = 'checking' | 'asking' | 'starting' | 'on' | 'lost' | CameraProblem;

export interface Camera {
  state: CameraState;
  /** Turns it on; the browser asks the diner where it has to. */
  start: () => void;
  /** Takes the next camera; undefined where there is one only. */
  takeNext: (() => void) | undefined;
  /** Undefined where the camera has no light. */
  torch: { isOn: boolean; toggle: () => void } | undefined;
}

const isSeen = () => document.visibilityState !== 'hidden';

const endStream = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

/**
 * The camera in a video element. It is on by itself where the diner has allowed it before, and only while the page is seen:
 * hidden or left, it is off (SHOP-21).
 */
export function useCamera(videoRef: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<CameraState>('checking');
  const [ids, setIds] = useState<readonly string[]>([]);
  const [light, setLight] = useState<'none' | 'off' | 'on'>('none');
  const streamRef = useRef<MediaStream | null>(null);
  const chosenRef = useRef<string | null>(null);
  /** It is on or starting, or would be if the page were seen: a hidden page only pauses it. */
  const isWantedRef = useRef(false);
  /** Counts starts and stops: a wait of an earlier one is over. */
  const attemptRef = useRef(0);

  const stop = useCallback(() => {
    attemptRef.current += 1;
    endStream(streamRef.current);
    streamRef.current = null;
    if (videoRef.current) videoRef.current.srcObject = null;
  }, [videoRef]);

  const start = useCallback(() => {
    stop();
    isWantedRef.current = true;
    const attempt = attemptRef.current;
    const isOver = () => attempt !== attemptRef.current;
    const fail = (problem: CameraState) => {
      // The system's question may hide the page: a no to it counts, and is not requested again when the page is seen.
      const isAnsweredHidden = problem === 'denied' && !isSeen();
      if (isOver() && !isAnsweredHidden) return;
      stop();
      isWantedRef.current = false;
      setState(problem);
    };
    const open = async () => {
      const stream = await openCamera(chosenRef.current);
      const [track] = stream.getVideoTracks();
      const video = videoRef.current;
      if (isOver() || !track || !video) {
        endStream(stream);
        return;
      }
      streamRef.current = stream;
      track.addEventListener('ended', () => fail('lost'));
      video.srcObject = stream;
      await video.play();
      const found = await cameraIds();
      if (isOver()) return;
      chosenRef.current = track.getSettings().deviceId ?? null;
      setIds(found);
      setLight(hasTorch(track) ? 'off' : 'none');
      setState('on');
    };
    setState('starting');
    open().catch((error: unknown) => fail(cameraProblem(error)));
  }, [stop, videoRef]);

  useEffect(() => {
    let isLeft = false;
    void cameraPermission().then((permission) => {
      if (isLeft) return;
      if (permission !== 'granted') setState(permission === 'denied' ? 'denied' : 'asking');
      else if (isSeen()) start();
      else isWantedRef.current = true;
    });
    const follow = () => {
      // Also one that is opening yet: its stream comes after the page is hidden.
      if (!isSeen()) stop();
      else if (isWantedRef.current) start();
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', follow);
      isWantedRef.current = false;
      stop();
    };
  }, [start, stop]);

  const takeNext = () => {
    const index = ids.findIndex((id) => id === chosenRef.current);
    chosenRef.current = ids[(index + 1) % ids.length] ?? null;
    start();
  };
  const toggle = () => {
    const [track] = streamRef.current?.getVideoTracks() ?? [];
    const isOn = light !== 'on';
    if (!track) return;
    setTorch(track, isOn).then(
      () => setLight(isOn ? 'on' : 'off'),
      () => setLight('none'),
    );
  };
  return {
    state,
    start,
    takeNext: ids.length > 1 ? takeNext : undefined,
    torch: light === 'none' ? undefined : { isOn: light === 'on', toggle },
  };
}
