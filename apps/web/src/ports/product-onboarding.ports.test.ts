// @vitest-environment node
import { ApiError, type Client } from '@foyer/client';
import { mediaItemFixture, serviceFixture, userFixture } from '@foyer/contract/fixtures';
import { productOnboardingInputs, toggleFixture } from '@foyer/product-onboarding/fixtures';
import { type Label, labels } from '@foyer/ui/theme';
import { describe, expect, it } from 'vitest';
import { findOnboarding, productOnboardingPorts } from './product-onboarding.ports.ts';

const { signal } = new AbortController();
const key = 'show_product_onboarding_modal';
const cinema = { type: 'service', id: 'service-kino' } as const;
const seen = { productType: 'service', productId: 'service-kino' };

/** Notes the operations that are called; an answer may be a failure. */
function start(answers: Record<string, unknown>, features: Partial<Label['features']> = {}) {
  const calls: unknown[] = [];
  const call = async ({ operationId }: { operationId: string }, input: object) => {
    calls.push([operationId, input]);
    const answer = answers[operationId];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = { call } as Partial<Client> as Client;
  const label: Label = {
    ...labels.main,
    features: { ...labels.main.features, productOnboarding: true, ...features },
  };
  return { calls, client, find: findOnboarding({ page: { client, label } }) };
}

const getUser = userFixture;
const toggled = (data: object) => ({ getFeatureToggle: { key, data }, getUser });

describe('findOnboarding', () => {
  it('finds the bought product of the toggle for an account of its share [ONBOARD-002, START-028]', async () => {
    const { calls, find } = start(toggled(toggleFixture));
    expect(await find(cinema, signal)).toEqual(seen);
    expect(calls).toEqual([
      ['getFeatureToggle', { params: { key } }],
      ['getUser', {}],
    ]);
  });

  it('fetches no toggle where the label has it switched off [ONBOARD-001]', async () => {
    const { calls, find } = start(toggled(toggleFixture), { productOnboarding: false });
    expect(await find(cinema, signal)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('finds a film that the toggle names [ONBOARD-002]', async () => {
    const { find } = start(toggled({ ...toggleFixture, products: [{ ids: ['film-1'] }] }));
    expect(await find({ type: 'media_item', id: 'film-1' }, signal)).toEqual({
      productType: 'media_item',
      productId: 'film-1',
    });
  });

  it('asks nothing about an item that has no page to show', async () => {
    const { calls, find } = start(toggled(toggleFixture));
    expect(await find({ type: 'certificate', id: 'service-kino' }, signal)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  // The account of the fixture is at 51. Decision 0109
  it.each([
    [51, undefined],
    [52, seen],
  ])('is shown at %i percent: %j [ONBOARD-003]', async (ab_percent, found) => {
    const { find } = start(toggled({ ...toggleFixture, ab_percent }));
    expect(await find(cinema, signal)).toEqual(found);
  });

  it.each([
    ['names other products', toggled({ ...toggleFixture, products: [{ ids: ['kids'] }] })],
    ['has data of another form', toggled({ ab_percent: 'all' })],
    ['is off', { getFeatureToggle: new ApiError('getFeatureToggle', 404) }],
    [
      'is on, and there is no account',
      { ...toggled(toggleFixture), getUser: { ...userFixture, system_info: {} } },
    ],
  ])('finds nothing where the toggle %s', async (_what, answers) => {
    expect(await start(answers).find(cinema, signal)).toBeUndefined();
  });

  it('hands a failure to the payment, which goes on without it', async () => {
    const { find } = start({ getFeatureToggle: new ApiError('getFeatureToggle', 500) });
    await expect(find(cinema, signal)).rejects.toBeInstanceOf(ApiError);
  });
});

describe('productOnboardingPorts', () => {
  it('reads the bought service', async () => {
    const { calls, client } = start({ getService: serviceFixture });
    const ports = productOnboardingPorts(client);
    expect(await ports.findProduct(productOnboardingInputs.cinema, signal)).toEqual({
      type: 'service',
      service: serviceFixture,
    });
    expect(calls).toEqual([['getService', { params: { id_or_alias: 'service-kino' } }]]);
  });

  it('reads the bought film', async () => {
    const { client } = start({ getMediaItem: mediaItemFixture });
    const ports = productOnboardingPorts(client);
    expect(await ports.findProduct(productOnboardingInputs.film, signal)).toEqual({
      type: 'media_item',
      mediaItem: mediaItemFixture,
    });
  });
});
