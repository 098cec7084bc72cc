import type { LoginStepViews } from '@foyer/login/view';
import { lazyPart } from '@foyer/ui/variants';
import { useEffect } from 'react';

const load = {
  profiles: () => import('@foyer/profiles/view'),
  newProfile: () => import('@foyer/profiles/wizard/view'),
  pinSetUp: () => import('@foyer/pin/view'),
};

/** What the steps of other libraries show inside the dialog of the sign-in, after its codes and passwords. */
export const loginStepViews: LoginStepViews = {
  profiles: lazyPart(async () => (await load.profiles()).ProfilesStep),
  newProfile: lazyPart(async () => (await load.newProfile()).ProfileWizardStep),
  pinSetUp: lazyPart(async () => (await load.pinSetUp()).PinSetUpStep),
};

/** Loads them as soon as the viewer types something, so that no step waits for its code. */
export function usePreloadedStepViews(): void {
  useEffect(() => {
    const preload = () => {
      // A step that is shown before its code has come asks for it, and says so.
      for (const loadView of Object.values(load)) loadView().catch(() => undefined);
    };
    document.addEventListener('input', preload, { once: true });
    return () => document.removeEventListener('input', preload);
  }, []);
}
