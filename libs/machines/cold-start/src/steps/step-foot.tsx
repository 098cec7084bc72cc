import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { actions, count, dot, dots, foot, more, tally } from '../css/frame.css.ts';
import type { StepProps } from './step.types.ts';

/** More than these would be a row of nothing else. */
const MOST_DOTS = 10;

/** What the foot has beside the flow. */
interface StepFootProps extends Pick<StepProps, 'actor' | 'view' | 'look'> {
  chosen: number;
  /** Of the button that goes on. */
  title: string;
  hasBack?: boolean;
}

/** How many are chosen and how many are wanted, which is heard as it changes, and the way on. COLD-002, COLD-004 */
export function StepFoot({ actor, view, look, chosen, title, hasBack = false }: StepFootProps) {
  const t = useTranslate('taste');
  const { least, left, isBusy } = view;
  const next = { type: 'step.next' } as const;
  return (
    <div className={foot[look]}>
      <output className={tally[look]}>
        {look === 'lit' && least <= MOST_DOTS && (
          <span className={dots} aria-hidden="true">
            {Array.from({ length: least }, (_, index) => (
              <span key={index} className={dot} data-on={index < chosen || undefined} />
            ))}
          </span>
        )}
        {left > 0 && <span className={more[look]}>{t('taste.more', { left })}</span>}{' '}
        <span className={count}>
          {left > 0 ? t('taste.chosen_of', { chosen, least }) : t('taste.chosen', { chosen })}
        </span>
      </output>
      <div className={actions}>
        {hasBack && (
          <Button
            tone="plain"
            isDisabled={isBusy}
            onPress={() => actor.send({ type: 'step.back' })}
          >
            {t('taste.back')}
          </Button>
        )}
        <Button
          isPending={isBusy}
          isDisabled={!isBusy && !actor.getSnapshot().can(next)}
          onPress={() => actor.send(next)}
        >
          {title}
        </Button>
      </div>
    </div>
  );
}
