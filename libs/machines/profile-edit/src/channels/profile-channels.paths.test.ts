import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { profileChannelsInputs } from './profile-channels.fixtures.ts';
import { profileChannelsMachine } from './profile-channels.machine.ts';

describe('profileChannelsMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(profileChannelsMachine, {
      inputs: Object.values(profileChannelsInputs),
      events: [
        { type: 'channel.choose', id: 'sport', isHidden: true },
        { type: 'channel.choose', id: 'nochnoy', isHidden: false },
        { type: 'flow.resumed' },
      ],
      calls: { setHiddenChannels: { answers: [['nochnoy', 'sport'], []] } },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "1/1",
        "branches": "0/0",
        "done": "1/1",
        "error": "1/1",
        "events": "2/2",
        "paths": 60,
        "states": "2/2",
      }
    `);
  });
});
