import type { Translate } from '@foyer/ui/i18n';

/** Which place in a sentence a time is for: alone, «из 1 часа», «через 1 минуту». */
export type TimeForm = 'spoken' | 'spokenOf' | 'spokenAfter';

/** A time in words for the ear: «26 минут 41 секунда». Units that are zero are left out. */
export function speakTime(seconds: number, t: Translate, form: TimeForm = 'spoken'): string {
  const whole = Math.max(0, Math.floor(seconds));
  const units = [
    ['hours', Math.floor(whole / 3600)],
    ['minutes', Math.floor((whole % 3600) / 60)],
    ['seconds', whole % 60],
  ] as const;
  const said = units.filter(([, count]) => count > 0);
  return (said.length > 0 ? said : units.slice(-1))
    .map(([unit, count]) => t(`player.${form}.${unit}`, { count }))
    .join(' ');
}
