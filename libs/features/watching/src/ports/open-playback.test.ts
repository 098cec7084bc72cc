import { ApiError, type Client } from '@foyer/client';
import { errorCodes } from '@foyer/contract';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { openPlayback } from './open-playback.ts';

/** A client whose every call ends so. */
const clientOf = (answer: () => unknown) => ({ call: async () => answer() }) as object as Client;

const refusing = (code: number) =>
  clientOf(() => {
    const body = { error_code: code, description: 'Refused' };
    throw new ApiError('getPlayback', 403, body);
  });

describe('openPlayback', () => {
  it('gives the film that the service grants', async () => {
    const client = clientOf(() => ({ asset: playerAssetFixture }));

    const answer = await openPlayback(client, { titleId: 'volchiy-chas' });

    expect(answer).toEqual({ status: 'granted', asset: playerAssetFixture });
  });

  it('says that the player stands in a page of another site [EMBED-015]', async () => {
    const sent: unknown[] = [];
    const client = {
      call: async (_operation: unknown, input: unknown) => {
        sent.push(input);
        return { asset: playerAssetFixture };
      },
    } as object as Client;

    await openPlayback(client, { titleId: 'volchiy-chas', isEmbedded: true });

    expect(sent).toEqual([{ params: { id: 'volchiy-chas' }, body: { is_embedded: true } }]);
  });

  it.each([
    ['tooManyPinTries', 'pinRequired'],
    ['signInRequired', 'signInRequired'],
    ['notForProfile', 'notForProfile'],
    ['notAvailable', 'notAvailable'],
    ['notAllowedNow', 'notNow'],
    ['viewTimeExpired', 'timeUp'],
  ] as const)('takes the refusal %s for an answer', async (code, refusal) => {
    const answer = await openPlayback(refusing(errorCodes[code]), { titleId: 'volchiy-chas' });

    expect(answer).toEqual({ status: 'refused', refusal });
  });

  it('says what gives the right that is missing [LIVE-007]', async () => {
    const purchase = { item_type: 'service', item_id: 'tv-archive' } as const;
    const code = errorCodes.purchaseRequired;
    const client = clientOf(() => {
      const body = { error_code: code, description: 'Refused', purchase };
      throw new ApiError('getProgrammePlayback', 403, body);
    });

    const answer = await openPlayback(client, { titleId: 'delo-1', kind: 'programme' });

    expect(answer).toEqual({ status: 'refused', refusal: 'purchaseRequired', purchase });
  });

  it.each([
    ['title', 'getPlayback'],
    ['channel', 'getChannelPlayback'],
    ['programme', 'getProgrammePlayback'],
  ] as const)('asks for a %s by its own call', async (kind, call) => {
    const asked: string[] = [];
    const client = {
      call: async ({ operationId }: { operationId: string }) => {
        asked.push(operationId);
        return { asset: playerAssetFixture };
      },
    } as object as Client;

    await openPlayback(client, { titleId: 'delo', kind });

    expect(asked).toEqual([call]);
  });

  it('fails for what says nothing of the viewer', async () => {
    const call = openPlayback(refusing(errorCodes.notFound), { titleId: 'volchiy-chas' });

    await expect(call).rejects.toThrow(ApiError);
  });
});
