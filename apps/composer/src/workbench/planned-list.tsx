import type { PlannedRow } from '@foyer/composer';
import { Button } from '../parts/button.tsx';
import { quiet } from '../parts/controls.css.ts';
import { useTexts } from '../texts/texts.tsx';
import { zoneDate } from './moscow-time.ts';
import * as css from './publish-dialog.css.ts';

interface PlannedListProps {
  planned: readonly PlannedRow[];
  canTakeBack: boolean;
  onTakeBack: (id: string) => void;
}

/** Versions that are to be live, or are for a time, in Moscow's time; each may be taken back. */
export function PlannedList({ planned, canTakeBack, onTakeBack }: PlannedListProps) {
  const { t, tag } = useTexts();
  if (planned.length === 0) return null;
  const timeOf = zoneDate(tag);
  return (
    <section aria-label={t('planned.title')}>
      <h3 className={css.heading}>{t('planned.title')}</h3>
      <ul className={css.problems}>
        {planned.map(({ id, number, author, fromMs, untilMs, isRunning }) => (
          <li key={id} className={css.planned}>
            <span>
              {t(untilMs === undefined ? 'planned.from' : 'planned.between', {
                number,
                from: timeOf(fromMs),
                until: untilMs === undefined ? '' : timeOf(untilMs),
              })}
              <span className={quiet}>
                {' '}
                {isRunning ? `${t('planned.running')}, ${author}` : author}
              </span>
            </span>
            {canTakeBack && (
              <Button
                aria-label={`${t('planned.takeBack')}: ${t('versions.number', { number })}`}
                onClick={() => onTakeBack(id)}
              >
                {t('planned.takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={quiet}>{t('date.zone')}</p>
    </section>
  );
}
