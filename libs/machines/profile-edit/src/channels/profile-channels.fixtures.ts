import { imageFixture } from '@foyer/contract/fixtures';
import type { ListedChannel } from './profile-channels.view.tsx';
import type { ProfileChannelsInput, ProfileChannelsPorts } from './profile-channels.types.ts';

/** Inputs by who chooses. */
export const profileChannelsInputs = {
  own: { id: 'profile-child', hidden: ['nochnoy'], canEdit: true },
  foreign: { id: 'profile-master', hidden: ['nochnoy'], canEdit: false },
} satisfies Record<string, ProfileChannelsInput>;

/** Ports of a service that takes any list; each may be replaced. */
export const fakeProfileChannelsPorts = (
  replaced: Partial<ProfileChannelsPorts> = {},
): ProfileChannelsPorts => ({
  setHiddenChannels: async ({ hidden }) => hidden,
  ...replaced,
});

/** Some channels of the service. */
export const listedChannels: readonly ListedChannel[] = [
  { id: 'pervyy-ekran', name: 'Первый экран' },
  { id: 'nochnoy', name: 'Ночной', mark: 'vremena' },
  { id: 'zelenyy', name: 'Зелёный мир', mark: 'volga' },
].map(({ id, name, mark = id }) => ({ id, name, logo: imageFixture(`channel-mark-${mark}`) }));
