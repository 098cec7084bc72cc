import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { actions } from './pages.css.ts';
import type { PagesProps } from './pages.types.ts';

/** On to the next page, after the last one to what was wanted; the rest can always be skipped. */
export function PageActions({ actor, view }: PagesProps) {
  const t = useTranslate('bank_card');
  return (
    <div className={actions}>
      {view.hasNext ? (
        <Button onPress={() => actor.send({ type: 'page.next' })}>
          {t('bank_card.onboarding.next')}
        </Button>
      ) : (
        <Button onPress={() => actor.send({ type: 'onboarding.watch' })}>
          {t('bank_card.onboarding.watch')}
        </Button>
      )}
      <SkipButton actor={actor} />
    </div>
  );
}

/** Leaves the step from anywhere. */
export function SkipButton({ actor }: Pick<PagesProps, 'actor'>) {
  const t = useTranslate('bank_card');
  return (
    <Button tone="quiet" onPress={() => actor.send({ type: 'onboarding.skip' })}>
      {t('bank_card.onboarding.skip')}
    </Button>
  );
}
