import { secret } from '@foyer/core';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { connectedText, rightCodes, tvCodeErrors } from './tv-code.fixtures.ts';
import { tvCodeMachine } from './tv-code.machine.ts';

describe('tvCodeMachine', () => {
  it('uses every state and transition on its generated paths, hiding the code on each [TVCODE-001]', () => {
    const coverage = coverPaths(tvCodeMachine, {
      inputs: [undefined],
      events: [
        { type: 'kind.choose', kind: 'operator' },
        { type: 'kind.choose', kind: 'television' },
        { type: 'entry.change', isEmpty: true },
        { type: 'entry.change', isEmpty: false },
        { type: 'code.submit', code: secret(rightCodes.television) },
        { type: 'code.submit', code: secret('12') },
        { type: 'form.open' },
        { type: 'flow.resumed' },
      ],
      calls: {
        readAddress: { answers: [undefined, secret(rightCodes.operator)] },
        findViewer: { answers: [{ isSignedIn: true }, { isSignedIn: false }] },
        signIn: { answers: [{ isSignedIn: true }, { isSignedIn: false }] },
        authorize: {
          answers: [
            { isConnected: true, text: connectedText },
            { isConnected: false, text: undefined },
          ],
          errors: [tvCodeErrors.used],
        },
        sendOperatorCode: { answers: [connectedText], errors: [tvCodeErrors.used] },
        holdPage: { answers: [] },
      },
      // How many forms there were decides nothing but whether the address may fill the first one in.
      summarise: (context) => ({ ...context, form: Math.min(context.form, 1) }),
      check: (snapshot) => {
        const isBusy = snapshot.matches({ step: 'connecting' });
        if (!isBusy && snapshot.context.code) throw new Error('a code is kept');
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "2/2",
        "branches": "12/12",
        "done": "9/9",
        "error": "6/6",
        "events": "11/11",
        "paths": 178,
        "states": "16/16",
      }
    `);
  });
});
