/** Whether the app is built in Next's model `cacheComponents`; the build compiles the setting in. @returns {boolean} */
export function hasCacheComponents() {
  return process.env.CACHE_COMPONENTS === '1';
}
