import type { AgeLimit, Profile, ProfileIcons } from '@foyer/contract';
import {
  ageLimitsFixture,
  childProfileFixture,
  imageFixture,
  masterProfileFixture,
} from '@foyer/contract/fixtures';
import type { ProfileEditInput, ProfileEditPorts } from './profile-edit.types.ts';
import { changedProfile } from './profile-rules.ts';

const ageLimits: readonly AgeLimit[] = ageLimitsFixture.items;
const master = { id: masterProfileFixture.id, type: 'master' } as const;
const child = { id: childProfileFixture.id, type: 'additional' } as const;

/** A child with hours, an hour a day, and the PIN to buy. */
const limitedChild: Profile = {
  ...childProfileFixture,
  view_limits: { allowed_from: '08:00', allowed_to: '20:00', max_view_time: 3600 },
};

/** The pictures of the service. */
export const profileIconOptions: ProfileIcons['items'] = Array.from({ length: 8 }, (_, index) => ({
  icon_id: `avatar-${index + 1}`,
  image: imageFixture(`avatar-${index + 1}`),
}));

/** Inputs by who looks at whom. */
export const profileEditInputs = {
  childByMaster: { profile: limitedChild, viewer: master, ageLimits },
  masterItself: { profile: masterProfileFixture, viewer: master, ageLimits },
  childItself: { profile: limitedChild, viewer: child, ageLimits },
  masterByChild: { profile: masterProfileFixture, viewer: child, ageLimits },
} satisfies Record<string, ProfileEditInput>;

/** Ports of a service that keeps the profile; the viewer knows the PIN. Each may be replaced. */
export function fakeProfileEditPorts(
  profile: Profile = limitedChild,
  replaced: Partial<ProfileEditPorts> = {},
): ProfileEditPorts {
  let kept = profile;
  return {
    confirmPin: async () => true,
    editProfile: async ({ changes }) => {
      kept = changedProfile(kept, changes);
      return kept;
    },
    deleteProfile: async () => undefined,
    ...replaced,
  };
}
