import packageJson from '@/package.json';

/** The release label that diners and the health check read (SITE-29, SITE-30). */
export const RELEASE = `v${packageJson.version}`;
