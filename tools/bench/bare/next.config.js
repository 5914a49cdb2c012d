/** As small as Next gets: what the product is measured against. */
const config = { poweredByHeader: false, images: { unoptimized: true } };

export { config as default };
