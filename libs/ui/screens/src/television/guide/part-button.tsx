import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { partButton } from './one-channel.css.ts';

/** Leads to the part of the day before or after the one in view; nothing where the day ends. */
export function PartButton({
  to,
  onPress,
}: {
  to: 'earlier' | 'later';
  onPress: (() => void) | undefined;
}) {
  const t = useTranslate('component');
  if (!onPress) return null;
  return (
    <button type="button" className={partButton} onClick={onPress}>
      <Icon name={to === 'earlier' ? 'chevron-up' : 'chevron-down'} size={20} />
      {t(`component.guide.${to}`)}
    </button>
  );
}
