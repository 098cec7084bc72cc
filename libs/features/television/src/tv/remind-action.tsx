import { formatTime, type GuideProgramme } from '@foyer/screens/guide';
import { ReminderButton } from '@foyer/screens/reminder-button';
import type { Reminders } from '@foyer/reminders/use-reminders';

/** The bell of a programme to come, for lists of programmes. */
export const remindAction = ({ isSet, isBusy, toggle }: Reminders, timeZone: string) =>
  function Remind({ id, title, startTime }: GuideProgramme) {
    return (
      <ReminderButton
        name={title}
        time={formatTime(startTime, timeZone)}
        isSet={isSet(id)}
        isBusy={isBusy(id)}
        onToggle={() => toggle(id)}
      />
    );
  };
