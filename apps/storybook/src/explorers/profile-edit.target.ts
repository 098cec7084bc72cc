import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { type ProfileEditEvent, profileEditEvents, profileEditMachine } from '@foyer/profile-edit';
import {
  type ProfileChannelsEvent,
  profileChannelsEvents,
  profileChannelsMachine,
} from '@foyer/profile-edit/channels';
import { profileChannelsInputs } from '@foyer/profile-edit/channels/fixtures';
import { profileEditInputs } from '@foyer/profile-edit/fixtures';

const { profile } = profileEditInputs.childByMaster;
const refused = errorAnswer({
  status: 403,
  code: 1_000_112,
  description: 'Только главный профиль',
});

const edits: ProfileEditEvent[] = [
  { type: 'profile.change', changes: { name: 'Лев' } },
  { type: 'profile.change', changes: { max_age_limit_id: 'age-18' } },
  { type: 'profile.refreshed', profile },
];

/** The settings of a profile. */
export const profileEditTarget: ExplorerTarget = {
  machine: profileEditMachine,
  events: profileEditEvents,
  inputs: profileEditInputs,
  examples: edits,
  calls: {
    confirmPin: { answers: { right: true, none: false } },
    editProfile: { answers: { changed: { ...profile, name: 'Лев' } }, errors: { refused } },
    deleteProfile: { answers: { deleted: undefined }, errors: { refused } },
  },
};

const choices: ProfileChannelsEvent[] = [{ type: 'channel.choose', id: 'sport', isHidden: true }];

/** The channels of a profile. */
export const profileChannelsTarget: ExplorerTarget = {
  machine: profileChannelsMachine,
  events: profileChannelsEvents,
  inputs: profileChannelsInputs,
  examples: choices,
  calls: { setHiddenChannels: { answers: { kept: ['nochnoy', 'sport'] }, errors: { refused } } },
};
