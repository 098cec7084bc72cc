import { useFlow, usePorts } from '@foyer/core/react';
import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createColdStartMachine } from './cold-start.machine.ts';
import {
  type ColdStartStep,
  type ColdStartViewState,
  selectColdStartView,
} from './cold-start.selectors.ts';
import type { ColdStartInput, ColdStartOutput } from './cold-start.types.ts';
import { page } from './css/frame.css.ts';
import { FailedStep } from './steps/failed-step.tsx';
import { GenresStep } from './steps/genres-step.tsx';
import { MoviesStep } from './steps/movies-step.tsx';
import { ResultStep } from './steps/result-step.tsx';
import { type PlaceProps, usePlace } from './use-place.ts';

/** What {@link ColdStartFlow} needs. */
export interface ColdStartFlowProps extends PlaceProps {
  input: ColdStartInput;
  /** Called once, at the end. */
  onDone: (output: ColdStartOutput) => void;
}

/** The choice of what a profile likes, as a page: its steps stand in one place. COLD-001 */
export function ColdStartFlow({ input, onDone, ...history }: ColdStartFlowProps) {
  const look = useLabel().variants.cards;
  const actor = useFlow(usePorts(createColdStartMachine), input, onDone);
  // Those of a failure, too: a step that waits for its texts could not take the focus.
  useTranslate('taste', 'state');
  const view = useLastShown(useSelector(actor, selectColdStartView, shallowEqual));
  const { step } = view;
  usePlace(actor, step, history);
  const titleRef = useStepFocus(step);
  const props = { actor, view, look, titleRef };
  return (
    <div className={page[look]}>
      {step === 'genres' && <GenresStep {...props} />}
      {step === 'movies' && <MoviesStep {...props} />}
      {step === 'failed' && <FailedStep {...props} />}
      {step === 'result' && <ResultStep {...props} />}
    </div>
  );
}

/** The step that is left stands until the next page is there. */
function useLastShown(view: ColdStartViewState): ColdStartViewState {
  const [shown, setShown] = useState(view);
  if (view.step === 'left') return shown;
  if (view !== shown) setShown(view);
  return view;
}

/** A step takes the focus with it: the button that led here is gone. */
function useStepFocus(step: ColdStartStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
