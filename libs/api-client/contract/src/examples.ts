import { ageLimitsFixture } from './age-limits/age-limits.fixtures.ts';
import type {
  Operation,
  OperationAnswer,
  OperationBody,
  OperationParams,
} from './define-operation.ts';
import { mediaItemFixture } from './media-items/media-items.fixtures.ts';
import { mediaViewFixture } from './media-views/media-views.fixtures.ts';
import { menuFixture } from './menu/menu.fixtures.ts';
import { notificationFixture } from './notifications/notifications.fixtures.ts';
import type { operations, OperationId } from './operations.ts';
import { playerAssetFixture } from './playback/playback.fixtures.ts';
import { masterProfileFixture, profilesFixture } from './profiles/profiles.fixtures.ts';
import { userFixture } from './user/user.fixtures.ts';

type PartOf<Name extends string, Value> = Value extends undefined ? object : Record<Name, Value>;

/** One call of an operation with exactly the parts that the operation has. */
type Example<T extends Operation> = PartOf<'params', OperationParams<T>> &
  PartOf<'body', OperationBody<T>> &
  PartOf<'answer', OperationAnswer<T>>;

const session = { session_state: 'normal', is_auth: true } as const;
const notice = { notification: notificationFixture };

/** A successful call of every operation; an operation without one does not compile. */
export const operationExamples: {
  readonly [Id in OperationId]: Example<(typeof operations)[Id]>;
} = {
  createDemoSession: { answer: { session_state: 'normal', is_auth: false } },
  getSession: { answer: session },
  deleteSession: {},
  setLanguage: { body: { language: 'eng' }, answer: session },
  listDemoAccounts: { answer: { items: [{ login: '+79000000002', shows: 'A family' }] } },
  demoSignIn: { body: { login: '+79000000002' }, answer: session },
  getUser: { answer: userFixture },
  listMenuItems: { answer: menuFixture },
  listAgeLimits: { answer: ageLimitsFixture },
  listProfiles: { answer: profilesFixture },
  switchProfile: { body: { id: 'profile-master', pin_code: '1234' }, answer: notice },
  editProfile: {
    params: { id: 'profile-master' },
    body: {
      name: 'Анна',
      icon: { id: 'icon-1' },
      default_age_limit_id: 'age-12',
      max_age_limit_id: 'age-18',
      is_erotic_allowed: false,
      purchase_limits: { is_pin_required: true },
      is_notifications_allowed: false,
    },
    answer: masterProfileFixture,
  },
  validatePin: { body: { pin_code: '1234' }, answer: { valid: true } },
  changePin: { body: { old_pin: '1234', new_pin: '4321' }, answer: notice },
  deletePin: { body: { password: 'correct-horse', confirmation_code: '123456' }, answer: notice },
  sendSmsCode: {
    body: { phone: '+79000000002', purpose: 'auth' },
    answer: { resend_after_seconds: 60, code_length: 4 },
  },
  validateSmsCode: {
    body: { phone: '+79000000002', code: '1234', action: 'reset_password' },
    answer: { valid: true },
  },
  validatePassword: { body: { password: 'correct-horse' }, answer: { valid: true } },
  getMediaView: { params: { alias: 'main' }, answer: mediaViewFixture },
  getMediaItem: { params: { id_or_slug: 'metropolis' }, answer: mediaItemFixture },
  getPlayback: {
    params: { id: 'metropolis' },
    body: { pin_code: '1234' },
    answer: { asset: playerAssetFixture },
  },
  getImage: { params: { id: 'poster-metropolis', size: '230x333', format: 'avif' } },
  getOriginFile: { params: { asset: 'film', file: 'manifest.mpd' } },
  clearKeyLicence: {
    body: { kids: ['AAECAwQFBgcICQoLDA0ODw'], type: 'temporary' },
    answer: {
      keys: [{ kty: 'oct', kid: 'AAECAwQFBgcICQoLDA0ODw', k: 'EBESExQVFhcYGRobHB0eHw' }],
      type: 'temporary',
    },
  },
};
