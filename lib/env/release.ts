import packageJson from '@/package.json';

/** The release label that diners and the health check read (decisions: Product name). */
export const RELEASE = `v${packageJson.version}`;
