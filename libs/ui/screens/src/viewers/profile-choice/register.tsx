import { useTranslate } from '@foyer/ui/i18n';
import { Avatar } from '../avatar/index.ts';
import { Icon } from '@foyer/ui/icon';
import { ChoiceList, type ChoiceProps } from './choice-list.tsx';
import type { ProfileChoiceProps } from './profile-choice.types.ts';
import { addWords, choice, list, name, sign, status, words } from './register.css.ts';

const classes = { list, choice };

/** A ruled register: names in the size of a headline, a square portrait at the end. */
export default function ProfileRegister(props: ProfileChoiceProps) {
  const t = useTranslate('modal');
  return (
    <ChoiceList
      {...props}
      classes={classes}
      Profile={Row}
      add={
        <>
          <span className={addWords}>{t('modal.profiles.add')}</span>
          <span className={sign}>
            <Icon name="plus" size={24} />
          </span>
        </>
      }
    />
  );
}

function Row({ profile, isCurrent }: ChoiceProps) {
  const t = useTranslate('modal');
  return (
    <>
      <span className={words}>
        <span className={name}>{profile.name}</span>{' '}
        {isCurrent && <span className={status}>{t('modal.profiles.current')}</span>}
      </span>
      <Avatar name={profile.name} picture={profile.picture} size="medium" />
    </>
  );
}
