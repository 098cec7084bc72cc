import { imageFixture } from '../images/images.fixtures.ts';
import type { Profile } from './profile.schema.ts';
import type { Profiles } from './profiles.schema.ts';

/** A master profile that may watch up to 16+ and, with the PIN, up to 18+. */
export const masterProfileFixture: Profile = {
  id: 'profile-master',
  name: 'Анна',
  type: 'master',
  icon: { id: 'icon-1', image: imageFixture('icon-1') },
  default_age_limit_id: 'age-16',
  max_age_limit_id: 'age-18',
  is_erotic_allowed: false,
  purchase_limits: { is_pin_required: true },
  is_notifications_allowed: true,
};

/** A child's profile: nothing above 6+. */
export const childProfileFixture: Profile = {
  ...masterProfileFixture,
  id: 'profile-child',
  name: 'Лёва',
  type: 'additional',
  icon: { id: 'icon-2', image: imageFixture('icon-2') },
  default_age_limit_id: 'age-6',
  max_age_limit_id: 'age-6',
};

/** The profiles of a family. */
export const profilesFixture: Profiles = { items: [masterProfileFixture, childProfileFixture] };
