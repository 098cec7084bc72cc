import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { head, mark, marks, out } from '../css/frame.css.ts';
import type { StepProps } from './step.types.ts';

/** Genres, titles, result. COLD-001 */
const STEPS = 3;

/** How far the choice is, and the ways out of it. */
export function StepHead({
  actor,
  look,
  number,
}: Pick<StepProps, 'actor' | 'look'> & { number: number }) {
  const t = useTranslate('taste');
  return (
    <div className={head}>
      <p className={marks[look]}>
        {look === 'lit' &&
          Array.from({ length: STEPS }, (_, index) => (
            <span key={index} className={mark} data-on={index < number || undefined} />
          ))}
        <span>{t('taste.step', { number, count: STEPS })}</span>
      </p>
      <div className={out}>
        <Button tone="quiet" onPress={() => actor.send({ type: 'coldStart.later' })}>
          {t('taste.later')}
        </Button>
        <Button tone="plain" onPress={() => actor.send({ type: 'coldStart.skip' })}>
          {t('taste.skip')}
        </Button>
      </div>
    </div>
  );
}
