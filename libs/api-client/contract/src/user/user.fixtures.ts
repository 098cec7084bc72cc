import { masterProfileFixture } from '../profiles/profiles.fixtures.ts';
import type { AccountSettings } from './account-settings.schema.ts';
import type { SystemInfo } from './system-info.schema.ts';
import type { User } from './user.schema.ts';

const systemInfo: SystemInfo = {
  allowed_login_types: ['phone', 'email'],
  home_mrf: 'moscow',
  current_mrf: 'moscow',
  client_ip: '192.0.2.1',
  is_test: false,
  broadcast_type: 'ott',
  location: 'moscow',
  sub_location: 'moscow-center',
  cur_location: 'moscow',
  cur_sub_location: 'moscow-center',
};

/** A viewer who has signed in by phone. */
export const userFixture: User = {
  is_auth: true,
  phone: '+79000000002',
  language: 'rus',
  current_time_zone: 'Europe/Moscow',
  profile: { ...masterProfileFixture, is_child: false },
  resend_timers: [],
  system_info: { ...systemInfo, san: 'account-2' },
  account_settings: { is_account_blocked: false, btb_type: 'none', auth_mode: 'phone' },
  unread_messages: 0,
  cur_view_time: 0,
  is_view_time_left: true,
};

/** Settings of a blocked account that may refill, see its collection or sign out. */
export const blockedSettingsFixture: AccountSettings = {
  is_account_blocked: true,
  block_screen: {
    message: 'Аккаунт заблокирован',
    submessage: 'Пополните счёт, чтобы смотреть дальше',
    icon: 'lock',
    available_actions: [
      {
        type: 'link',
        screen_name: 'account_refill',
        title: 'Пополнить счёт',
        url: 'https://refill.example/',
      },
      { type: 'link', screen_name: 'my_collection', title: 'Моя коллекция' },
      { type: 'logout', title: 'Выйти' },
    ],
  },
  btb_type: 'none',
  auth_mode: 'phone',
};

/** A viewer whose account is blocked. */
export const blockedUserFixture: User = {
  ...userFixture,
  account_settings: blockedSettingsFixture,
};

/** The user of a demo session. */
export const anonymousUserFixture: User = {
  is_auth: false,
  language: 'rus',
  current_time_zone: 'Europe/Moscow',
  resend_timers: [],
  system_info: systemInfo,
  unread_messages: 0,
  cur_view_time: 0,
  is_view_time_left: true,
};
