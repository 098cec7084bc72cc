import { useTranslate } from '@foyer/ui/i18n';
import { Avatar } from '../avatar/index.ts';
import { Icon } from '@foyer/ui/icon';
import { ChoiceList, type ChoiceProps } from './choice-list.tsx';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import type { ProfileChoiceProps } from './profile-choice.types.ts';
import { choice, empty, list, name } from './tiles.css.ts';

const classes = { list, choice };

/** Circles side by side, the one in force with a lit ring. */
export default function ProfileTiles(props: ProfileChoiceProps) {
  const t = useTranslate('modal');
  return (
    <ChoiceList
      {...props}
      classes={classes}
      Profile={Tile}
      add={
        <>
          <span className={empty}>
            <Icon name="plus" size={28} />
          </span>
          <span className={name}>{t('modal.profiles.add')}</span>
        </>
      }
    />
  );
}

function Tile({ profile, isCurrent }: ChoiceProps) {
  const t = useTranslate('modal');
  return (
    <>
      <Avatar name={profile.name} picture={profile.picture} size="large" isOn={isCurrent} />
      <span className={name}>{profile.name}</span>
      {isCurrent && <VisuallyHidden>{t('modal.profiles.current')}</VisuallyHidden>}
    </>
  );
}
