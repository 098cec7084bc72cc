import { useFlow, usePorts } from '@foyer/core/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormStep } from './steps/form-step.tsx';
import { ErrorStep, SuccessStep } from './steps/outcome-steps.tsx';
import { createTvCodeMachine } from './tv-code.machine.ts';
import { selectTvCodeView } from './tv-code.selectors.ts';
import { useTypedCode } from './use-typed-code.ts';

const nowhere = () => {};

/** The form that connects a television, and what came of it, to stand on a page. TVCODE-001 */
export function TvCodeFlow() {
  const actor = useFlow(usePorts(createTvCodeMachine), undefined, nowhere);
  const view = useSelector(actor, selectTvCodeView, shallowEqual);
  const [code, setCode] = useTypedCode(view);
  const isEmpty = code === '';
  useEffect(() => {
    actor.send({ type: 'entry.change', isEmpty });
  }, [actor, isEmpty]);
  if (view.step === 'error') return <ErrorStep actor={actor} view={view} />;
  if (view.step === 'success') return <SuccessStep actor={actor} view={view} />;
  return <FormStep key={view.form} actor={actor} view={view} code={code} onType={setCode} />;
}
