import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { IconButton } from '@foyer/ui/icon-button';
import { lead, title } from '../css/frame.css.ts';
import { contents, foot, later, result, words } from '../css/result.css.ts';
import { useIsCalm } from '../use-is-calm.ts';
import { FrontPage } from './front-page.tsx';
import { LitCovers } from './lit-covers.tsx';
import type { StepProps } from './step.types.ts';

/** Titles of the number's contents. */
const CONTENTS = 4;

/** The choice is saved: covers turn until the recommendations open. Words alone where there are too few. COLD-006 to COLD-009 */
export function ResultStep({ actor, view, look, titleRef }: StepProps) {
  const t = useTranslate('taste');
  const isCalm = useIsCalm();
  const { covers, cover, secondsLeft, isResting } = view;
  // Who wants no motion sees one cover.
  const front = isCalm ? 0 : cover;
  const Covers = look === 'print' ? FrontPage : LitCovers;
  return (
    <div className={result[look]}>
      {covers.length > 0 && <Covers covers={covers} front={front} />}
      <div className={words[look]}>
        <h1 ref={titleRef} className={title[look]} tabIndex={-1}>
          {t(look === 'print' ? 'taste.result_print' : 'taste.result')}
        </h1>
        <output className={lead[look]}>{t('taste.result_lead')}</output>
        {look === 'print' && (
          <ol className={contents}>
            {view.chosenMovies.slice(0, CONTENTS).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ol>
        )}
        <div className={foot}>
          <Button onPress={() => actor.send({ type: 'result.open' })}>{t('taste.open')}</Button>
          <IconButton
            icon={isResting ? 'play' : 'pause'}
            label={t(isResting ? 'taste.go' : 'taste.pause')}
            look="plain"
            onClick={() => actor.send({ type: isResting ? 'covers.go' : 'covers.pause' })}
          />
          {/* A second more each time would be all that is heard. */}
          <span className={later} aria-hidden="true">
            {t('taste.in_seconds', { seconds: secondsLeft })}
          </span>
        </div>
      </div>
    </div>
  );
}
