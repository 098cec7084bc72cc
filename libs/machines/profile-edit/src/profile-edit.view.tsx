import type { ProfileIcons } from '@foyer/contract';
import { useFlow, usePorts } from '@foyer/core/react';
import { ActionRows } from '@foyer/screens/action-rows';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalPage, PersonalSection } from '@foyer/screens/personal-page';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createProfileEditMachine } from './profile-edit.machine.ts';
import { type ProfileEditViewState, selectProfileEditView } from './profile-edit.selectors.ts';
import type { ProfileEditInput, ProfileEditOutput } from './profile-edit.types.ts';
import { AboutSection } from './sections/about-section.tsx';
import { AgeSection } from './sections/age-section.tsx';
import { DeletionSection } from './sections/deletion-section.tsx';
import { HoursSection } from './sections/hours-section.tsx';
import { RestSection } from './sections/rest-section.tsx';

/** What {@link ProfileEditFlow} needs. */
export interface ProfileEditFlowProps {
  /** Another `profile` of the same id is what the service has by now; the rest is read once. */
  input: ProfileEditInput;
  /** The pictures to choose from; none where they could not be loaded. */
  icons: ProfileIcons['items'];
  /** Where the channels of the profile are chosen. */
  channelsHref: string;
  /** Called once, after the profile was deleted. */
  onDone: (output: ProfileEditOutput) => void;
}

/** The page of one profile: its settings in sections, each saved by itself. */
export function ProfileEditFlow({ input, icons, channelsHref, onDone }: ProfileEditFlowProps) {
  const t = useTranslate('profile');
  const actor = useFlow(usePorts(createProfileEditMachine), input, onDone);
  const view = useSelector(actor, selectProfileEditView);
  const { profile } = input;
  useEffect(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'profile.refreshed', profile });
  }, [actor, profile]);
  return (
    <PersonalPage heading={view.profile.name} lead={useLead(view)}>
      <VisuallyHidden>
        <output>{view.pending.length > 0 ? t('profile.saving') : ''}</output>
      </VisuallyHidden>
      <AboutSection actor={actor} view={view} icons={icons} />
      <AgeSection actor={actor} view={view} />
      <HoursSection actor={actor} view={view} />
      <RestSection actor={actor} view={view} />
      <PersonalSection heading={t('profile.channels.heading')}>
        <ActionRows
          rows={[
            {
              id: 'channels',
              title: t('profile.channels.link'),
              note: t('profile.channels.note'),
              icon: 'tv',
              href: channelsHref,
            },
          ]}
        />
      </PersonalSection>
      {view.rights.canDelete && <DeletionSection actor={actor} view={view} />}
    </PersonalPage>
  );
}

/** Why some of the settings cannot be changed, or whose profile it is. */
function useLead({ profile, rights }: ProfileEditViewState): string | undefined {
  const t = useTranslate('profile');
  if (!rights.canEdit) return t('profile.read_only');
  if (!rights.canLimit) return t('profile.own_only');
  return profile.type === 'master' ? t('profile.master') : undefined;
}
