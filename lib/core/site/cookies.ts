/** Names of the cookies that store a site's settings and the device's id. */
export const COOKIES = {
  country: 'country',
  language: 'lang',
  town: 'townId',
  service: 'service',
  device: 'deviceId',
  runtime: 'runtime',
  config: 'config',
} as const;

/** The lifetime of a lasting cookie. */
export const YEAR_SECONDS = 365 * 24 * 3600;

const DEVICE_ID = /^[A-Za-z0-9._-]{8,128}$/;

/** The device id of the server's own calls; a browser that brings it has none. */
export const SERVER_DEVICE_ID = 'dastarkhan-server';

/** The device id of a cookie; undefined for none and for one that the platform would not take, or that is the server's. */
export function readDeviceId(value: string | undefined): string | undefined {
  const isDevice = value !== undefined && DEVICE_ID.test(value) && value !== SERVER_DEVICE_ID;
  return isDevice ? value : undefined;
}
