import type { AgeLimit } from '@foyer/contract';
import { useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { Select } from '@foyer/ui/select';
import { SettingFields, SettingRows, SettingSwitch } from '@foyer/screens/setting-rows';
import { PressedSetting } from './pressed-setting.tsx';
import type { SectionProps } from './section.types.ts';
import { useSettingNotes } from './use-setting-notes.ts';

const optionsOf = (limits: readonly AgeLimit[]) =>
  limits.map(({ id, name }) => ({ value: id, label: name }));

/** Only a value of the list can be shown in it; another is none. PROF-009 */
const knownId = (limits: readonly AgeLimit[], id: string) =>
  limits.some((limit) => limit.id === id) ? id : '';

/** What a profile may see, and what it needs the PIN for. PROF-007, PROF-008, PROF-015, PIN-015 to PIN-017 */
export function AgeSection({ actor, view }: SectionProps) {
  const t = useTranslate('profile');
  const notesOf = useSettingNotes(view);
  const { profile, defaultLimits, maxLimits, rights } = view;
  const free = notesOf('default_age_limit_id', t('profile.age.free_hint'));
  const most = notesOf('max_age_limit_id', t('profile.age.most_hint'));
  const erotic = notesOf('is_erotic_allowed');
  return (
    <PersonalSection heading={t('profile.age.heading')}>
      <SettingFields>
        <Select
          label={t('profile.age.free')}
          placeholder={t('profile.age.unknown')}
          options={optionsOf(defaultLimits)}
          value={knownId(defaultLimits, profile.default_age_limit_id)}
          onChange={(id) =>
            actor.send({ type: 'profile.change', changes: { default_age_limit_id: id } })
          }
          hint={free.note}
          errorMessage={free.errorMessage}
          isDisabled={!rights.canLimit}
        />
        <Select
          label={t('profile.age.most')}
          placeholder={t('profile.age.unknown')}
          options={optionsOf(maxLimits)}
          value={knownId(maxLimits, profile.max_age_limit_id)}
          onChange={(id) =>
            actor.send({ type: 'profile.change', changes: { max_age_limit_id: id } })
          }
          hint={most.note}
          errorMessage={most.errorMessage}
          isDisabled={!rights.canLimit}
        />
      </SettingFields>
      <SettingRows>
        <ViewingPin actor={actor} view={view} />
        <SettingSwitch
          label={t('profile.age.erotic')}
          description={erotic.note}
          errorMessage={erotic.errorMessage}
          isSelected={profile.is_erotic_allowed}
          onChange={(isAllowed) =>
            actor.send({ type: 'profile.change', changes: { is_erotic_allowed: isAllowed } })
          }
          isDisabled={!rights.canLimit}
        />
      </SettingRows>
      {rights.canLimit && <PinCancel actor={actor} view={view} />}
    </PersonalSection>
  );
}

function ViewingPin({ actor, view }: SectionProps) {
  const t = useTranslate('profile');
  const { hasViewingPin, canHaveViewingPin, freeLimit, rights } = view;
  const state = hasViewingPin ? 'profile.age.pin_on' : 'profile.age.pin_off';
  const { note, errorMessage } = useSettingNotes(view)(
    'viewing_pin',
    canHaveViewingPin ? t(state, { age: freeLimit.name || '0+' }) : t('profile.age.pin_idle'),
  );
  return (
    <SettingSwitch
      label={t('profile.age.pin')}
      description={note}
      errorMessage={errorMessage}
      isSelected={hasViewingPin}
      onChange={(isOn) => actor.send({ type: 'viewingPin.switch', isOn })}
      isDisabled={!rights.canLimit || !canHaveViewingPin}
    />
  );
}

/** Gives the PIN on viewing up: asks for it a last time. */
function PinCancel({ actor, view }: SectionProps) {
  const t = useTranslate('profile');
  const { note, errorMessage } = useSettingNotes(view)('pin_cancel', t('profile.age.cancel_hint'));
  return (
    <PressedSetting
      text={t('profile.age.cancel')}
      note={note}
      errorMessage={errorMessage}
      isPending={view.pending.includes('pin_cancel')}
      isDisabled={!view.canHaveViewingPin}
      onPress={() => actor.send({ type: 'pin.cancel' })}
    />
  );
}
