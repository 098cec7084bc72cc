import type { Notification, NotificationAnswer } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { texts } from '../../texts/texts.ts';
import { createConfirmation } from '../auth/confirmation.service.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import { createPinService } from './pin.service.ts';
import { profileAnswer } from './profile-answer.ts';
import { profileIconIds } from './profile-icons.ts';
import { createProfilesService } from './profiles.service.ts';
import { listProfiles } from './profiles.store.ts';

const NOTICE_SECONDS = 4;

const notice = (message: string): NotificationAnswer => {
  const notification: Notification = {
    event_type: 'display',
    display: { display_type: 'panel', message, duration: NOTICE_SECONDS },
  };
  return { notification };
};

/** HTML would be read as markup in a notification. */
const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Handlers of the calls about profiles and their PIN. */
export function profilesRoutes(
  context: Context,
  images: ImageFacts,
): Handlers<
  | 'listProfiles'
  | 'createProfile'
  | 'deleteProfile'
  | 'listProfileIcons'
  | 'getProfileChannels'
  | 'setProfileChannels'
  | 'switchProfile'
  | 'editProfile'
  | 'validatePin'
  | 'changePin'
  | 'deletePin'
> {
  const pins = createPinService(context);
  const service = createProfilesService(context);
  const confirmation = createConfirmation(context);
  return {
    listProfiles: async ({ viewer }) => {
      const rows = await listProfiles(context.db, viewer.account.id);
      return { items: rows.map((row) => profileAnswer(row, images)) };
    },
    createProfile: async ({ viewer, body }) =>
      profileAnswer(await service.create(viewer, body.name), images),
    deleteProfile: async ({ viewer, params }) => {
      await service.remove(viewer, params.id);
      return undefined;
    },
    listProfileIcons: () => ({
      items: profileIconIds.map((id) => ({ icon_id: id, image: images.describe(id) })),
    }),
    getProfileChannels: async ({ viewer, params }) => ({
      hidden_channel_ids: await service.hiddenChannels(viewer, params.id),
    }),
    setProfileChannels: async ({ viewer, params, body }) => ({
      hidden_channel_ids: await service.hideChannels(viewer, params.id, body.hidden_channel_ids),
    }),
    switchProfile: async ({ viewer, body, language, holdDevice }) => {
      const { profile, isChild } = await service.switchTo(viewer, body.id, body.pin_code);
      await holdDevice(
        isChild ? { accountId: viewer.account.id, profileId: profile.id } : undefined,
      );
      return notice(texts[language].profileSwitched(plain(profile.name)));
    },
    editProfile: async ({ viewer, params, body }) =>
      profileAnswer(await service.edit(viewer, params.id, body), images),
    validatePin: async ({ viewer, body }) => ({ valid: await pins.isRight(viewer, body.pin_code) }),
    changePin: async ({ viewer, body, language }) => {
      await pins.change(viewer, body.old_pin, body.new_pin);
      return notice(texts[language].pinChanged);
    },
    deletePin: async ({ viewer, body, language, clientIp }) => {
      const proof = { password: body.password, code: body.confirmation_code };
      await confirmation.confirm(viewer, proof, clientIp);
      await pins.remove(viewer);
      return notice(texts[language].pinDeleted);
    },
  };
}
