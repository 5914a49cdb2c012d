import type { Organization, WithContext } from 'schema-dts';

/** The company that runs the product; part of Home. */
export function organizationData(settings: {
  appName: string;
  appOrigin: string;
}): WithContext<Extract<Organization, { '@type': 'Organization' }>> {
  const { appName, appOrigin } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: appName,
    url: `${appOrigin}/`,
    logo: `${appOrigin}/icons/icon-512.png`,
  };
}
