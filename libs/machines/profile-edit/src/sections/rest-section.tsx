import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { SettingRows, SettingSwitch } from '@foyer/screens/setting-rows';
import type { SectionProps } from './section.types.ts';
import { useSettingNotes } from './use-setting-notes.ts';

/** Purchases and notifications of a profile. */
export function RestSection({ actor, view }: SectionProps) {
  const t = useTranslate('profile');
  const notesOf = useSettingNotes(view);
  const { profile, rights } = view;
  const purchases = notesOf('purchase_limits', t('profile.rest.buy_pin_hint'));
  const notifications = notesOf('is_notifications_allowed', t('profile.rest.notifications_hint'));
  return (
    <PersonalSection heading={t('profile.rest.heading')}>
      <SettingRows>
        <SettingSwitch
          label={t('profile.rest.buy_pin')}
          description={purchases.note}
          errorMessage={purchases.errorMessage}
          isSelected={profile.purchase_limits.is_pin_required}
          onChange={(isRequired) =>
            actor.send({
              type: 'profile.change',
              changes: { purchase_limits: { is_pin_required: isRequired } },
            })
          }
          isDisabled={!rights.canLimit}
        />
        <SettingSwitch
          label={t('profile.rest.notifications')}
          description={notifications.note}
          errorMessage={notifications.errorMessage}
          isSelected={profile.is_notifications_allowed}
          onChange={(isAllowed) =>
            actor.send({
              type: 'profile.change',
              changes: { is_notifications_allowed: isAllowed },
            })
          }
          isDisabled={!rights.canEdit}
        />
      </SettingRows>
    </PersonalSection>
  );
}
