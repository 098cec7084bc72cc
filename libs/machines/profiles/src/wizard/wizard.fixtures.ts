import type { AgeLimit } from '@foyer/contract';
import { childProfileFixture, imageFixture } from '@foyer/contract/fixtures';
import type { ProfileIconOption, ProfileWizardPorts } from './wizard.types.ts';

/** Icons that Storybook has pictures of. */
export const profileIcons: readonly ProfileIconOption[] = Array.from({ length: 8 }, (_, place) => ({
  id: `avatar-${place + 1}`,
  image: imageFixture(`avatar-${place + 1}`),
}));

/** Age limits as the service has them, in no order. */
export const wizardAgeLimits: readonly AgeLimit[] = [
  { id: 'age-18', name: '18+', age_value: 18 },
  { id: 'age-0', name: '0+', age_value: 0 },
  { id: 'age-6', name: '6+', age_value: 6 },
  { id: 'age-12', name: '12+', age_value: 12 },
  { id: 'age-16', name: '16+', age_value: 16 },
];

/** Ports of a service that makes every profile it is asked for; each may be replaced. */
export const fakeWizardPorts = (
  replaced: Partial<ProfileWizardPorts> = {},
): ProfileWizardPorts => ({
  listIcons: async () => profileIcons,
  listAgeLimits: async () => wizardAgeLimits,
  createProfile: async ({ name }) => ({ ...childProfileFixture, id: 'profile-new', name }),
  editProfile: async () => undefined,
  ...replaced,
});
