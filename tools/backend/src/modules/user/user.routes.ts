import type { User } from '@foyer/contract';
import type { Handlers } from '../../server/call.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import { profileAnswer } from '../profiles/profile-answer.ts';

const DEFAULT_TIME_ZONE = 'Europe/Moscow';

/** Handler of the user call. */
export function userRoutes(images: ImageFacts): Handlers<'getUser'> {
  return {
    getUser: ({ viewer, language }) => {
      const { account, profile } = viewer;
      const user: User = {
        is_auth: account !== undefined,
        language,
        current_time_zone: account?.timeZone ?? DEFAULT_TIME_ZONE,
        system_info: { allowed_login_types: ['phone', 'email'] },
        unread_messages: account?.unreadMessages ?? 0,
      };
      if (account?.phone) user.phone = account.phone;
      if (account?.email) user.email = account.email;
      if (profile) user.profile = profileAnswer(profile, images);
      return user;
    },
  };
}
