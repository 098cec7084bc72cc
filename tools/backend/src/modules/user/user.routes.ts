import type { User } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { listCodes } from '../auth/codes.store.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import { countUnread } from '../messages/messages.store.ts';
import { profileAnswer } from '../profiles/profile-answer.ts';
import { isSignedIn } from '../sessions/sessions.service.ts';
import { createViewTimeService } from '../view-time/view-time.service.ts';
import { accountSettingsOf } from './account-settings.ts';
import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { resendTimersOf } from './resend-timers.ts';
import { systemInfoOf } from './system-info.ts';

/** Handler of the user call. */
export function userRoutes(context: Context, images: ImageFacts): Handlers<'getUser'> {
  const { db, now, payments } = context;
  const viewTime = createViewTimeService(context, db);
  return {
    getUser: async ({ viewer, language, clientIp }) => {
      const codes = await listCodes(db, { sessionHash: viewer.tokenHash }, now());
      const anyone: User = {
        is_auth: false,
        ...(viewer.language ? { language: viewer.language } : {}),
        current_time_zone: DEFAULT_TIME_ZONE,
        resend_timers: resendTimersOf(codes, now()),
        system_info: systemInfoOf(viewer.account, clientIp),
        unread_messages: 0,
        cur_view_time: 0,
        is_view_time_left: true,
      };
      if (!isSignedIn(viewer)) return anyone;
      const { account, profile } = viewer;
      const { is_allowed_now: _inHours, ...viewed } = await viewTime.read(viewer);
      return {
        ...anyone,
        ...viewed,
        is_auth: true,
        ...(account.phone === null ? {} : { phone: account.phone }),
        ...(account.email === null ? {} : { email: account.email }),
        current_time_zone: account.timeZone,
        profile: { ...profileAnswer(profile, images), is_child: viewer.isChild },
        account_settings: accountSettingsOf(account, language, payments?.refillUrl(account.id)),
        unread_messages: await countUnread(db, viewer),
      };
    },
  };
}
