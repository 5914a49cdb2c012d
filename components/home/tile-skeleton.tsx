import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder of a row's next page. */
export const TileSkeleton = ({ label }: { label: string }) => (
  <li aria-busy="true" className="tile-end--busy">
    <span className="visually-hidden">{label}</span>
    <Skeleton shape="card" className="aspect-video" />
  </li>
);
