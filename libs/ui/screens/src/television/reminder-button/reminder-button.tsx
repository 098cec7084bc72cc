import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { button, whole } from './reminder-button.css.ts';

/** Props of {@link ReminderButton}. */
export interface ReminderButtonProps {
  /** Of the programme. */
  name: string;
  /** When it begins, ready for the eye. */
  time: string;
  isSet: boolean;
  /** The service is asked: keeps its words and place, does nothing when pressed. @default false */
  isBusy?: boolean;
  /** Shows the words beside the bell. @default false */
  isWhole?: boolean;
  onToggle: () => void;
}

/** Sets a reminder of a programme to come, and takes it back. To the ear it says of which. */
export function ReminderButton({
  name,
  time,
  isSet,
  isBusy = false,
  isWhole = false,
  onToggle,
}: ReminderButtonProps) {
  const t = useTranslate('tv');
  return (
    <button
      type="button"
      className={isWhole ? `${button} ${whole}` : button}
      aria-label={t('tv.reminder.set_for', { name, time })}
      aria-pressed={isSet}
      aria-busy={isBusy || undefined}
      title={isWhole ? undefined : t(isSet ? 'tv.reminder.is_set' : 'tv.reminder.set')}
      onClick={() => !isBusy && onToggle()}
    >
      <Icon name="bell" size={20} isOn={isSet} />
      {isWhole && <span>{t('tv.reminder.set')}</span>}
    </button>
  );
}
