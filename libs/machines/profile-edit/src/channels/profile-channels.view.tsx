import type { ChannelShort } from '@foyer/contract';
import { messageText } from '@foyer/core';
import { useFlow, usePorts } from '@foyer/core/react';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalPage } from '@foyer/screens/personal-page';
import { SettingFields, SettingRows, SettingSwitch } from '@foyer/screens/setting-rows';
import { TextField } from '@foyer/ui/text-field';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createProfileChannelsMachine } from './profile-channels.machine.ts';
import { selectProfileChannelsView } from './profile-channels.selectors.ts';
import type { ProfileChannelsInput } from './profile-channels.types.ts';
import { note, search } from '../profile-edit.css.ts';

/** A channel as the list of switches shows it. */
export type ListedChannel = Pick<ChannelShort, 'id' | 'name' | 'logo'>;

/** What {@link ProfileChannelsFlow} needs. */
export interface ProfileChannelsFlowProps {
  input: ProfileChannelsInput;
  /** Of the profile. */
  name: string;
  /** All of the service, in the order of the list; not empty. */
  channels: readonly ListedChannel[];
}

/** The flow ends when its page is left. */
const never = () => undefined;

/** The channels of a profile, each with a switch; the list is searched by name. */
export function ProfileChannelsFlow({ input, name, channels }: ProfileChannelsFlowProps) {
  const t = useTranslate('profile');
  const actor = useFlow(usePorts(createProfileChannelsMachine), input, never);
  const view = useSelector(actor, selectProfileChannelsView);
  const [query, setQuery] = useState('');
  const found = channels.filter((channel) => isNamed(channel, query));
  const count = view.hidden.length;
  const hiddenText =
    count === 0 ? t('profile.channels.hidden_none') : t('profile.channels.hidden', { count });
  const foundText =
    found.length === 0
      ? t('profile.channels.not_found')
      : t('profile.channels.shown', { shown: found.length, total: channels.length });
  const errorOf = (id: string) =>
    view.failed.includes(id) ? messageText(t, view.message) : undefined;
  return (
    <PersonalPage
      heading={t('profile.channels.title', { name })}
      lead={view.canEdit ? t('profile.channels.lead') : t('profile.channels.read_only')}
    >
      <div className={search}>
        <SettingFields>
          <TextField
            type="search"
            label={t('profile.channels.search')}
            name="channel"
            autoComplete="off"
            value={query}
            onChange={setQuery}
          />
        </SettingFields>
        <output className={note}>{query.trim() === '' ? hiddenText : foundText}</output>
      </div>
      {found.length > 0 && (
        <section aria-label={t('profile.channels.list')} aria-busy={view.pending.length > 0}>
          <SettingRows>
            {found.map((channel) => (
              <SettingSwitch
                key={channel.id}
                label={channel.name}
                picture={channel.logo}
                isSelected={!view.hidden.includes(channel.id)}
                onChange={(isShown) =>
                  actor.send({ type: 'channel.choose', id: channel.id, isHidden: !isShown })
                }
                isDisabled={!view.canEdit}
                errorMessage={errorOf(channel.id)}
                {...(view.pending.includes(channel.id) && { description: t('profile.saving') })}
              />
            ))}
          </SettingRows>
        </section>
      )}
    </PersonalPage>
  );
}

/** Letters as they are searched for: «ё» is «е». */
const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

const isNamed = ({ name }: ListedChannel, query: string) => plain(name).includes(plain(query));
