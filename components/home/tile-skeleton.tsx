import { Skeleton } from '@/components/ui/skeleton';

/** In the place of the next page while it comes. */
export const TileSkeleton = ({ label }: { label: string }) => (
  <li aria-busy="true" className="tile-end--busy">
    <span className="visually-hidden">{label}</span>
    <Skeleton shape="card" className="aspect-video" />
  </li>
);
