import { masterProfileFixture } from '../profiles/profiles.fixtures.ts';
import type { User } from './user.schema.ts';

/** A viewer who has signed in by phone. */
export const userFixture: User = {
  is_auth: true,
  phone: '+79000000002',
  language: 'rus',
  current_time_zone: 'Europe/Moscow',
  profile: masterProfileFixture,
  system_info: { allowed_login_types: ['phone', 'email'] },
  unread_messages: 0,
};

/** The user of a demo session. */
export const anonymousUserFixture: User = {
  is_auth: false,
  language: 'rus',
  current_time_zone: 'Europe/Moscow',
  system_info: { allowed_login_types: ['phone', 'email'] },
  unread_messages: 0,
};
