import type { Area } from './area.ts';
import { blocks, components, features, flows, resources, routes, texts } from './sources.ts';

/** What belongs to a viewer. */
export const accountAreas: readonly Area[] = [
  {
    name: 'sign-in',
    sources: [
      ...flows('login', 'session'),
      ...routes('sign-in'),
      'libs/page-runtime/src/page/require-account.ts',
      'apps/web/src/shell/parts/{preload-sign-in,sign-in-links.part}.ts',
      'apps/web/src/shell/views/ask-to-sign-in.ts',
      'libs/page-runtime/src/shell/sign-in-for-popup.ts',
      'apps/web/src/shell/views/dialogs/login/**',
      'libs/page-runtime/src/storage/{known-uid,browser-storages}.ts',
      'apps/web/src/server/session-cookies.ts',
      ...components(
        'sign-in-dialog',
        'code-input',
        'phone-field',
        'masked-field',
        'password-field',
      ),
      ...components('resend-timer', 'text-field', 'field-error'),
      ...texts('input', 'component'),
      ...resources('auth', 'attempts', 'delivery'),
    ],
    journeys: [
      'answers/sign-in',
      'journeys/sign-in',
      'journeys/sign-in-trouble',
      'journeys/sign-in-at-once',
    ],
  },
  {
    name: 'devices and settings of an account',
    sources: [
      ...flows('devices', 'language', 'password-confirm'),
      ...routes('my-devices', 'my-settings', 'voice-assistant'),
      ...features('selling'),
      ...components(
        'closed-button',
        'device-list',
        'setting-rows',
        'switch',
        'radio-group',
        'checkbox',
        'language-picker',
      ),
      ...resources('devices', 'languages', 'tv-codes'),
    ],
    journeys: ['journeys/account-pages', 'journeys/sign-in', 'answers/accounts'],
  },
  {
    name: 'codes of televisions',
    sources: [
      ...flows('tv-code'),
      'libs/marketing-blocks/src/{page-services,parts/late-tv-code}.ts',
      ...blocks('tvcode'),
      'apps/web/src/shell/parts/page-services.part.ts',
      'libs/page-runtime/src/shell/{ask-dialog,hold-page}.ts',
      ...components('code-input'),
      ...texts('tv'),
      ...resources('tv-codes'),
    ],
    journeys: ['journeys/tv-code', 'journeys/code-errors', 'journeys/address-and-config'],
  },
  {
    name: 'profiles',
    sources: [
      ...flows('profiles', 'profile-edit'),
      ...routes('my-profile', 'my-profile-channels'),
      'apps/web/src/shell/views/dialogs/{profiles,new-profile}.dialog.tsx',
      ...components('profile-choice', 'avatar', 'avatar-picker', 'icon-picker'),
      ...texts('profile'),
      ...resources('profiles', 'age-limits'),
    ],
    journeys: ['journeys/profiles', 'journeys/profile-pages'],
  },
  {
    name: 'PIN',
    sources: [
      ...flows('pin', 'password-confirm', 'playback-access'),
      'libs/features/pin-prompt/src/{ask-pin.ts,pin-ports.tsx}',
      'libs/features/pin-prompt/src/{pin,password-confirm}.dialog.tsx',
      ...components('code-input'),
    ],
    journeys: ['journeys/pin', 'journeys/pin-change', 'journeys/profile-pages'],
  },
  {
    name: 'the personal area',
    sources: [
      ...routes('my', 'my-*', 'personal'),
      ...components('personal-page', 'personal-contents', 'entry-rows', 'action-rows'),
      ...texts('my'),
      ...resources('positions', 'messages', 'reminders', 'purchases'),
    ],
    journeys: ['journeys/my-pages', 'journeys/account-pages', 'answers/accounts'],
  },
];
