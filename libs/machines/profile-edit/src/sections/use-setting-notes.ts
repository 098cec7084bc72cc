import { messageText } from '@foyer/core';
import { useTranslate } from '@foyer/ui/i18n';
import type { ProfileEditViewState } from '../profile-edit.selectors.ts';
import type { ProfileField } from '../profile-edit.types.ts';

/** What stands under each setting: that it is being saved, else its hint; and why it was not saved. */
export function useSettingNotes({ pending, messages }: ProfileEditViewState) {
  const t = useTranslate('profile', 'input');
  return (field: ProfileField, hint = '') => ({
    note: pending.includes(field) ? t('profile.saving') : hint,
    errorMessage: messageText(t, messages[field]),
  });
}
