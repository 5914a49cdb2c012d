import { UserRound } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { initialsOf } from '@/lib/profile/profile';
import type { Diner } from '@/lib/profile/profile.schema';

type AvatarProps = {
  diner: Pick<Diner, 'name' | 'surname' | 'avatar'>;
  /** Alternative text where the picture stands alone; beside the name it is empty. */
  alt?: string;
  /** 96 px; 60 px without it. */
  big?: boolean;
};

/** The diner's picture, else initials, else a figure. */
export function Avatar({ diner, alt = '', big = false }: AvatarProps) {
  const initials = initialsOf(diner);
  return (
    <span className={classNames('avatar', big ? 'avatar--big' : 'avatar--medium')}>
      {diner.avatar ? (
        <Picture source={diner.avatar} alt={alt} ratio="1:1" widths={big ? [320] : [160]} priority />
      ) : initials ? (
        <span aria-hidden="true">{initials}</span>
      ) : (
        <Icon of={UserRound} />
      )}
    </span>
  );
}
