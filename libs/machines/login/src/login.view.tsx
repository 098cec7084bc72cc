import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { I18nProvider, useTranslate } from '@foyer/ui/i18n';
import { SignInDialog, type SignInDialogProps } from '@foyer/screens/sign-in-dialog';
import { useLabel } from '@foyer/ui/theme';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { headOf, placeOf } from './login.heads.ts';
import { createLoginMachine } from './login.machine.ts';
import { type LoginViewState, selectLoginView } from './login.selectors.ts';
import { LoginStepContent, type LoginStepViews } from './login.step.tsx';
import type { LoginInput, LoginOutput } from './login.types.ts';
import type { LoginActor, LoginDocuments } from './steps/step.types.ts';
import { entryTypeOf } from './steps/entry-step.tsx';
import { useLanguageOf } from './use-language-of.ts';

/** What {@link LoginFlow} needs. */
export interface LoginFlowProps {
  shell: ModalShell;
  input: LoginInput;
  /** Pictures of the catalogue behind or beside the form. */
  scene: Pick<SignInDialogProps, 'posters' | 'cover'>;
  views: LoginStepViews;
  /** What is accepted by going on; without it nothing is said of it. */
  documents?: LoginDocuments;
  /** Called once, at the end. */
  onDone: (output: LoginOutput) => void;
}

/** The sign-in dialog. Spec 1 §4 "Login flow". */
export function LoginFlow({ input, onDone, ...rest }: LoginFlowProps) {
  const actor = useFlow(usePorts(createLoginMachine), input, onDone);
  const view = useSelector(actor, selectLoginView, shallowEqual);
  return (
    <I18nProvider translator={useLanguageOf(view.language)}>
      <LoginDialog {...rest} actor={actor} view={view} />
    </I18nProvider>
  );
}

interface LoginDialogProps extends Omit<LoginFlowProps, 'input' | 'onDone'> {
  actor: LoginActor;
  view: LoginViewState;
}

function LoginDialog({ shell, scene, views, documents, actor, view }: LoginDialogProps) {
  const t = useTranslate('modal');
  const [entryType, setEntryType] = useState(() => entryTypeOf(view));
  const isPage = useLabel().variants.dialog === 'spread';
  const place = placeOf(view.step);
  const language = useSelector(actor, ({ children }) => children.language);
  // Nothing is shown before the languages are there: without any, the step is left out.
  const isListing = useSelector(language, (now) => now?.matches('loading') === true);
  const close = () => actor.send({ type: 'login.close' });
  return (
    <SignInDialog
      {...shell}
      {...scene}
      {...headOf(t, view, { type: entryType, isPage })}
      {...(place && { step: place })}
      isOpen={shell.isOpen && view.step !== 'none' && !isListing}
      isDismissable={shell.isDismissable && view.isClosable}
      onClose={close}
      onEscape={close}
    >
      {/* What a step still loads must not take the dialog away. */}
      <Suspense>
        <LoginStepContent
          actor={actor}
          view={view}
          views={views}
          documents={documents}
          entryType={entryType}
          onEntryTypeChange={setEntryType}
        />
      </Suspense>
    </SignInDialog>
  );
}
