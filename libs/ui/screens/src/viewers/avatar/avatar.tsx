import { Artwork } from '@foyer/ui/artwork';
import type { PictureSize } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import { avatar, picture as pictureStyle, sizes } from './avatar.css.ts';
import { initialsOf } from './initials-of.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Gives the letters where there is no picture. */
  name: string;
  picture?: Picture | undefined;
  /** 40, 56 or 96 px. @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** The profile in force; whatever holds the avatar says so in words. @default false */
  isOn?: boolean;
}

/** The endpoint's sizes for each size on the page. PROF-010 */
const served: Readonly<Record<'small' | 'medium' | 'large', PictureSize>> = {
  small: [50, 50],
  medium: [90, 90],
  large: [90, 90],
};

/** Whose profile it is, as a picture or as letters. Decoration: the name stands beside it or names its link. */
export function Avatar({ name, picture, size = 'small', isOn = false }: AvatarProps) {
  return (
    <span className={`${avatar} ${sizes[size]}`} data-on={isOn ? '' : undefined} aria-hidden="true">
      {picture ? (
        <Artwork picture={picture} size={served[size]} className={pictureStyle} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
