import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import type { ProfileChoiceProps, ProfileTile } from './profile-choice.types.ts';

/** Props of the inside of the button of a profile. */
export interface ChoiceProps {
  profile: ProfileTile;
  isCurrent: boolean;
}

/** What a variant gives to {@link ChoiceList}: its classes and how a row looks. */
export interface ChoiceListProps extends ProfileChoiceProps {
  classes: { list: string; choice: string };
  /** The inside of the button of a profile. */
  Profile: ComponentType<ChoiceProps>;
  /** The inside of the button that adds one. */
  add: ReactNode;
}

/** The behaviour of both variants: buttons in a list. What is in a button says of the one in force that it is. */
export function ChoiceList({
  profiles,
  current,
  onChoose,
  onAdd,
  isPending = false,
  autoFocus = false,
  classes,
  Profile,
  add,
}: ChoiceListProps) {
  const t = useTranslate('modal');
  const marked = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus) marked.current?.focus();
  }, [autoFocus]);
  return (
    <ul className={classes.list} aria-label={t('modal.profiles.list')} aria-busy={isPending}>
      {profiles.map((profile, place) => {
        const isCurrent = profile.id === current;
        return (
          <li key={profile.id}>
            <button
              ref={isCurrent || (current === undefined && place === 0) ? marked : undefined}
              type="button"
              className={classes.choice}
              aria-current={isCurrent ? 'true' : undefined}
              // Not `disabled`, which would take the focus away.
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && onChoose(profile.id)}
            >
              <Profile profile={profile} isCurrent={isCurrent} />
            </button>
          </li>
        );
      })}
      {onAdd && (
        <li>
          <button
            type="button"
            className={classes.choice}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onAdd()}
          >
            {add}
          </button>
        </li>
      )}
    </ul>
  );
}
