import { childProfileFixture } from '@foyer/contract/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { profileIcons, wizardAgeLimits } from './wizard.fixtures.ts';
import { profileWizardMachine } from './wizard.machine.ts';

describe('profileWizardMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(profileWizardMachine, {
      inputs: [undefined],
      events: [
        { type: 'name.submit', name: 'Лёва' },
        { type: 'name.submit', name: '' },
        { type: 'icon.choose', id: 'avatar-2' },
        { type: 'icon.choose', id: 'avatar-99' },
        { type: 'icon.submit' },
        { type: 'age.choose', id: 'age-6' },
        { type: 'age.choose', id: 'age-99' },
        { type: 'pin.toggle', isOn: true },
        { type: 'settings.submit' },
        { type: 'wizard.back' },
        { type: 'wizard.retry' },
        { type: 'wizard.continue' },
        { type: 'wizard.close' },
        { type: 'flow.resumed' },
      ],
      calls: {
        listIcons: { answers: [profileIcons.slice(0, 2)] },
        listAgeLimits: { answers: [wizardAgeLimits.slice(0, 3), []] },
        createProfile: { answers: [childProfileFixture] },
        editProfile: { answers: [undefined] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "4/4",
        "branches": "10/10",
        "done": "5/5",
        "error": "4/4",
        "events": "21/21",
        "paths": 69,
        "states": "17/17",
      }
    `);
  });
});
