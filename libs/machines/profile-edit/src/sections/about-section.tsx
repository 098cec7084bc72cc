import { PROFILE_NAME_MAX_LENGTH, type ProfileIcons } from '@foyer/contract';
import { AvatarPicker } from '@foyer/screens/avatar-picker';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { SettingFields } from '@foyer/screens/setting-rows';
import { TextField } from '@foyer/ui/text-field';
import { useState } from 'react';
import type { SectionProps } from './section.types.ts';
import { useSettingNotes } from './use-setting-notes.ts';

interface AboutSectionProps extends SectionProps {
  icons: ProfileIcons['items'];
}

/** Name and icon of a profile. PROF-005, PROF-006, PROF-010 */
export function AboutSection({ actor, view, icons }: AboutSectionProps) {
  const t = useTranslate('profile');
  const notes = useSettingNotes(view);
  const { note, errorMessage } = notes('icon');
  return (
    <PersonalSection heading={t('profile.about.heading')}>
      <NameForm actor={actor} view={view} />
      <AvatarPicker
        label={note || t('profile.about.icons')}
        options={icons.map(({ icon_id: id, image }, index) => ({
          id,
          picture: image,
          label: t('profile.about.icon', { number: index + 1 }),
        }))}
        value={view.profile.icon.id}
        onChange={(id) => actor.send({ type: 'profile.change', changes: { icon: { id } } })}
        errorMessage={
          errorMessage ?? (icons.length === 0 ? t('profile.about.no_icons') : undefined)
        }
        isDisabled={!view.rights.canEdit}
      />
    </PersonalSection>
  );
}

/** What was typed stays, so that a name that was refused can be mended. */
function NameForm({ actor, view }: SectionProps) {
  const t = useTranslate('profile');
  const [name, setName] = useState(view.profile.name);
  const { note, errorMessage } = useSettingNotes(view)('name');
  const isPending = view.pending.includes('name');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'profile.change', changes: { name } });
      }}
    >
      <SettingFields>
        <TextField
          label={t('profile.about.name')}
          name="profile-name"
          autoComplete="off"
          value={name}
          onChange={setName}
          maxLength={PROFILE_NAME_MAX_LENGTH}
          hint={note || undefined}
          errorMessage={errorMessage}
          isDisabled={!view.rights.canEdit}
        />
        {view.rights.canEdit && (
          <Button
            type="submit"
            tone="plain"
            isPending={isPending}
            isDisabled={!isPending && name.trim() === view.profile.name}
          >
            {t('profile.about.save')}
          </Button>
        )}
      </SettingFields>
    </form>
  );
}
