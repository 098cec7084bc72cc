import type { LoginSteps } from '@foyer/login';
import { createPinSetUpMachine } from '@foyer/pin/set-up';
import { createProfilesMachine } from '@foyer/profiles';
import { createProfileWizardMachine } from '@foyer/profiles/wizard';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { pinPorts } from '@foyer/pin-prompt/pin.ports';
import { profilesPorts, profileWizardPorts } from '../../../../ports/profiles.ports.ts';

/** The flows of other libraries that the sign-in leads through. LOGIN-015 to LOGIN-017 */
export const loginSteps = (shell: Shell): LoginSteps => ({
  // The sign-in itself has the page loaded anew, at its end.
  profiles: createProfilesMachine({ ...profilesPorts(shell), switched: () => undefined }),
  newProfile: createProfileWizardMachine(profileWizardPorts(shell.page)),
  pinSetUp: createPinSetUpMachine(pinPorts(shell.page.client)),
});
