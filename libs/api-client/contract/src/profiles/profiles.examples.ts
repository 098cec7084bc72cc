import { imageFixture } from '../images/images.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { notificationFixture } from '../notifications/notifications.fixtures.ts';
import { masterProfileFixture, profilesFixture } from './profiles.fixtures.ts';
import type { profilesOperations } from './profiles.operations.ts';

/** A successful call of each. */
export const profilesExamples: OperationExamples<typeof profilesOperations> = {
  listProfiles: { answer: profilesFixture },
  createProfile: { body: { name: 'Лёва' }, answer: masterProfileFixture },
  deleteProfile: { params: { id: 'profile-child' } },
  listProfileIcons: {
    query: { type: 'additional' },
    answer: { items: [{ icon_id: 'avatar-1', image: imageFixture('avatar-1') }] },
  },
  getProfileChannels: {
    params: { id: 'profile-child' },
    answer: { hidden_channel_ids: ['nochnoy'] },
  },
  setProfileChannels: {
    params: { id: 'profile-child' },
    body: { hidden_channel_ids: ['nochnoy'] },
    answer: { hidden_channel_ids: ['nochnoy'] },
  },
  switchProfile: {
    body: { id: 'profile-master', pin_code: '1234' },
    answer: { notification: notificationFixture },
  },
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
      view_limits: { allowed_from: '08:00', allowed_to: '20:00', max_view_time: 3600 },
    },
    answer: masterProfileFixture,
  },
  validatePin: { body: { pin_code: '1234' }, answer: { valid: true } },
  changePin: {
    body: { old_pin: '1234', new_pin: '4321' },
    answer: { notification: notificationFixture },
  },
  deletePin: {
    body: { password: 'correct-horse', confirmation_code: '123456' },
    answer: { notification: notificationFixture },
  },
};
