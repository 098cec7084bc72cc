import type { ViewLimits } from '@foyer/contract';
import { type Translate, useTranslate } from '@foyer/ui/i18n';
import { PersonalSection } from '@foyer/screens/personal-page';
import { Select } from '@foyer/ui/select';
import { SettingFields, SettingRows, SettingSwitch } from '@foyer/screens/setting-rows';
import { ALL_DAY, clocksWith, isAllDay, minutesWith } from '../view-limits.ts';
import type { SectionProps } from './section.types.ts';
import { useSettingNotes } from './use-setting-notes.ts';

/** What limiting the hours begins with. */
const daytime = { allowed_from: '08:00', allowed_to: '20:00' } as const;

/** When and how long a profile may watch; the service takes all of it at once. LIMIT-002 */
export function HoursSection({ actor, view }: SectionProps) {
  const t = useTranslate('profile');
  const limits = view.profile.view_limits ?? ALL_DAY;
  const isLimited = !isAllDay(limits);
  const hours = { from: limits.allowed_from, to: limits.allowed_to };
  const { note, errorMessage } = useSettingNotes(view)(
    'view_limits',
    isLimited ? t('profile.hours.limited_on', hours) : t('profile.hours.limited_off'),
  );
  const change = (changed: Partial<ViewLimits>) =>
    actor.send({
      type: 'profile.change',
      changes: { view_limits: { ...limits, ...changed } },
    });
  const isDisabled = !view.rights.canLimit;
  return (
    <PersonalSection heading={t('profile.hours.heading')}>
      <SettingRows>
        <SettingSwitch
          label={t('profile.hours.limited')}
          description={note}
          errorMessage={errorMessage}
          isSelected={isLimited}
          onChange={(isOn) => change(isOn ? daytime : ALL_DAY)}
          isDisabled={isDisabled}
        />
      </SettingRows>
      <SettingFields>
        {isLimited && (
          <>
            <Select
              label={t('profile.hours.from')}
              options={clockOptions(limits.allowed_from, limits.allowed_to)}
              value={limits.allowed_from}
              onChange={(clock) => change({ allowed_from: clock })}
              isDisabled={isDisabled}
            />
            <Select
              label={t('profile.hours.to')}
              options={clockOptions(limits.allowed_to, limits.allowed_from)}
              value={limits.allowed_to}
              onChange={(clock) => change({ allowed_to: clock })}
              isDisabled={isDisabled}
            />
          </>
        )}
        <Select
          label={t('profile.hours.longest')}
          options={longestOptions(t, limits.max_view_time)}
          value={String(limits.max_view_time ?? '0')}
          onChange={(seconds) => change({ max_view_time: Number(seconds) || undefined })}
          isDisabled={isDisabled}
        />
      </SettingFields>
    </PersonalSection>
  );
}

/** Hours that begin when they end would be a single minute. */
const clockOptions = (present: string, other: string) =>
  clocksWith(present).map((clock) => ({
    value: clock,
    label: clock,
    isDisabled: clock === other,
  }));

const longestOptions = (t: Translate, present: number | undefined) => [
  { value: '0', label: t('profile.hours.any') },
  ...minutesWith(present).map((minutes) => ({
    value: String(minutes * 60),
    label: t('profile.hours.minutes', { count: minutes }),
  })),
];
