import { userQuery } from '@foyer/client';
import { PortsProvider } from '@foyer/core/react';
import { createLoginMachine, type LoginOutput } from '@foyer/login';
import { LoginFlow } from '@foyer/login/view';
import type { ModalDialogProps } from '@foyer/modal/view';
import { useTranslate } from '@foyer/ui/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { keepOwnLoad } from '@foyer/page-runtime/storage/stored-marks';
import { addressHere } from '@foyer/page-runtime/navigation/page-places';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { withLanguage } from '@foyer/page-runtime/navigation/language-links';
import { loginPorts } from '../../../../ports/login.ports.ts';
import { wayBack } from '../../../../routes/sign-in/return-path.ts';
import { loginInput } from './login-input.ts';
import { loginScene } from './login-scene.ts';
import { loginStepViews, usePreloadedStepViews } from './login-step-views.ts';
import { loginSteps } from './login-steps.ts';

/**
 * The sign-in over the page. Signed in, the page is loaded anew for the viewer who is there now, once nothing can be cut
 * off by that; turned back or left, a session without room for its device is given up. LOGIN-041, LOGIN-042, SESS-006
 */
export function LoginDialog(props: ModalDialogProps) {
  const shell = useShell();
  return shell ? <Login {...props} running={shell} onSignedIn={goOn} /> : null;
}

/** The sign-in within another dialog, which resolves and leaves the page as it is. Case C11 */
export function SignInAgainDialog(props: ModalDialogProps) {
  const shell = useShell();
  return shell ? <Login {...props} running={shell} /> : null;
}

type SignedIn = Extract<LoginOutput, { status: 'signed-in' }>;

function Login({
  shell,
  data,
  resolve,
  reject,
  running,
  onSignedIn,
}: ModalDialogProps & { running: Shell; onSignedIn?: (shell: Shell, output: SignedIn) => void }) {
  const queryClient = useQueryClient();
  const user = useQuery(userQuery(useClient())).data;
  const ports = useMemo(() => loginPorts(running, loginSteps(running)), [running]);
  const [scene] = useState(() => loginScene(queryClient));
  // All of its texts at once: a step that waits for some would begin without its focus.
  useTranslate('modal', 'input', 'component');
  useBusy('code');
  usePreloadedStepViews();
  // Also when the page is left in the middle.
  useEffect(() => () => running.tell('session', { type: 'sign-in.left' }), [running]);
  const end = (output: LoginOutput) => {
    if (output.status === 'closed') return reject();
    resolve();
    onSignedIn?.(running, output);
  };
  if (!user) return null;
  return (
    <PortsProvider flow={createLoginMachine} ports={ports}>
      <LoginFlow
        shell={shell}
        input={loginInput(user, running.page.label, data)}
        scene={scene}
        views={loginStepViews}
        onDone={end}
      />
    </PortsProvider>
  );
}

/** What the server renders is for another viewer now: the page comes as a document, in the language that was chosen. */
function goOn({ tell, page }: Shell, { language: chosen }: SignedIn): void {
  const goal = wayBack(window.location);
  const language = chosen === page.language ? undefined : chosen;
  if (goal === undefined && !language) return tell('session', { type: 'page.outdated' });
  const address = goal ?? addressHere();
  keepOwnLoad(tabMarks);
  window.location.assign(language ? withLanguage(address, language) : address);
}
