import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { type ProfilesEvent, profilesEvents, profilesMachine } from '@foyer/profiles';
import { family, ids, profilesInputs } from '@foyer/profiles/fixtures';
import {
  type ProfileWizardEvent,
  profileWizardMachine,
  wizardEvents,
} from '@foyer/profiles/wizard';
import { profileIcons, wizardAgeLimits } from '@foyer/profiles/wizard/fixtures';

const choices: ProfilesEvent[] = [
  { type: 'profile.choose', id: ids.master },
  { type: 'profile.choose', id: ids.child },
];

/** The selection of a profile. */
export const profilesTarget: ExplorerTarget = {
  machine: profilesMachine,
  events: profilesEvents,
  inputs: profilesInputs,
  examples: choices,
  calls: {
    listProfiles: {
      answers: {
        asMaster: { profiles: family, currentId: ids.master },
        asChild: { profiles: family, currentId: ids.child },
      },
    },
    switchProfile: {
      answers: { switched: undefined },
      errors: { pinNeeded: errorAnswer({ status: 403, code: 1_000_110 }) },
    },
    pin: {
      answers: {
        right: { status: 'accepted', pin: secret('1234') },
        cancelled: { status: 'cancelled' },
      },
    },
  },
};

const steps: ProfileWizardEvent[] = [
  { type: 'name.submit', name: 'Лёва' },
  { type: 'icon.choose', id: 'avatar-2' },
  { type: 'age.choose', id: 'age-6' },
  { type: 'pin.toggle', isOn: true },
];

/** The wizard of a new profile. */
export const profileWizardTarget: ExplorerTarget = {
  machine: profileWizardMachine,
  events: wizardEvents,
  inputs: { start: undefined },
  examples: steps,
  calls: {
    listIcons: { answers: { eight: profileIcons } },
    listAgeLimits: { answers: { five: wizardAgeLimits, none: [] } },
    createProfile: { answers: { created: family[2] } },
    editProfile: { answers: { saved: undefined } },
  },
};
