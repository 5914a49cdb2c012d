/** Small pictures of `public/icons` by meaning: a failure, nothing found, an unknown page, emptiness. */
type EmptyPictureName =
  'pan' | 'magnifier' | 'compass' | 'plate' | 'map' | 'receipt' | 'gift' | 'chair' | 'calendar';

/** The picture of an empty state. Without network it may be missing: what says so has an icon instead. */
export const EmptyPicture = ({ name }: { name: EmptyPictureName }) => (
  <img src={`/icons/${name}.webp`} alt="" width={84} height={84} />
);
