import type { LoginSteps } from '@foyer/login';
import type { LoginStepViews } from '@foyer/login/view';
import { createPinSetUpMachine } from '@foyer/pin/set-up';
import { PinSetUpStep } from '@foyer/pin/view';
import { createProfilesMachine } from '@foyer/profiles';
import { ProfilesStep } from '@foyer/profiles/view';
import { createProfileWizardMachine } from '@foyer/profiles/wizard';
import { ProfileWizardStep } from '@foyer/profiles/wizard/view';
import { pinPorts } from '../../../../ports/pin.ports.ts';
import { profilesPorts, profileWizardPorts } from '../../../../ports/profiles.ports.ts';
import type { Shell } from '../../../shell.types.ts';

/** The flows of other libraries that the sign-in leads through. LOGIN-015 to LOGIN-017 */
export const loginSteps = (shell: Shell): LoginSteps => ({
  // The sign-in itself has the page loaded anew, at its end.
  profiles: createProfilesMachine({ ...profilesPorts(shell), switched: () => undefined }),
  newProfile: createProfileWizardMachine(profileWizardPorts(shell.page)),
  pinSetUp: createPinSetUpMachine(pinPorts(shell.page.client)),
});

/** What they show inside its dialog. */
export const loginStepViews: LoginStepViews = {
  profiles: ProfilesStep,
  newProfile: ProfileWizardStep,
  pinSetUp: PinSetUpStep,
};
