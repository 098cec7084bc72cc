import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { SkipButton } from './pages/page-actions.tsx';
import { actions, pages, text } from './pages/pages.css.ts';
import type { PagesProps } from './pages/pages.types.ts';
import { Spread } from './pages/spread.tsx';
import { Stage } from './pages/stage.tsx';
import type { productOnboardingMachine } from './product-onboarding.machine.ts';
import { selectProductOnboardingView } from './product-onboarding.selectors.ts';

/** Props of {@link ProductOnboardingStep}. */
export interface ProductOnboardingStepProps {
  /** A running flow, one's own or another flow's child. */
  actor: ActorRefFrom<typeof productOnboardingMachine>;
}

const compositions = { stage: Stage, spread: Spread };

/** What follows a purchase, to stand in a dialog that its flow has open. PAY-012 */
export function ProductOnboardingStep({ actor }: ProductOnboardingStepProps) {
  const view = useSelector(actor, selectProductOnboardingView, shallowEqual);
  const Pages = compositions[useLabel().variants.onboarding];
  if (view.step === 'none') return null;
  return (
    <div className={pages}>
      {view.step === 'showing' ? (
        <Pages actor={actor} view={view} />
      ) : (
        <Waiting actor={actor} view={view} />
      )}
    </div>
  );
}

/** The service is read, or did not come. */
function Waiting({ actor, view }: PagesProps) {
  const t = useTranslate('bank_card');
  const isLoading = view.step === 'loading';
  return (
    <>
      <output className={text}>{isLoading ? t('bank_card.onboarding.loading') : ''}</output>
      <p className={text} role="alert">
        {isLoading ? '' : `${t('bank_card.onboarding.failed')} ${messageText(t, view.message)}`}
      </p>
      <div className={actions}>
        {!isLoading && (
          <Button onPress={() => actor.send({ type: 'onboarding.retry' })}>
            {t('shell.retry')}
          </Button>
        )}
        <SkipButton actor={actor} />
      </div>
    </>
  );
}
