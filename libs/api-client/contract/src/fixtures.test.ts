import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as contract from './index.ts';
import * as fixtures from './fixtures.ts';

const cases: [string, v.GenericSchema, unknown][] = [
  ['ageLimitsFixture', contract.ageLimitsSchema, fixtures.ageLimitsFixture],
  ['pinRequiredFixture', contract.apiErrorBodySchema, fixtures.pinRequiredFixture],
  ['tooManyPinTriesFixture', contract.apiErrorBodySchema, fixtures.tooManyPinTriesFixture],
  ['imageFixture', contract.imageSchema, fixtures.imageFixture('poster-metropolis')],
  ['mediaItemFixture', contract.mediaItemSchema, fixtures.mediaItemFixture],
  ['mediaItemShortFixture', contract.mediaItemShortSchema, fixtures.mediaItemShortFixture],
  [
    'adultMediaItemShortFixture',
    contract.mediaItemShortSchema,
    fixtures.adultMediaItemShortFixture,
  ],
  ['mediaViewFixture', contract.mediaViewSchema, fixtures.mediaViewFixture],
  ['menuFixture', contract.menuSchema, fixtures.menuFixture],
  ['notificationFixture', contract.notificationSchema, fixtures.notificationFixture],
  ['playerAssetFixture', contract.playerAssetSchema, fixtures.playerAssetFixture],
  ['protectedAssetFixture', contract.playerAssetSchema, fixtures.protectedAssetFixture],
  ['trailerAssetFixture', contract.playerAssetSchema, fixtures.trailerAssetFixture],
  ['masterProfileFixture', contract.profileSchema, fixtures.masterProfileFixture],
  ['childProfileFixture', contract.profileSchema, fixtures.childProfileFixture],
  ['profilesFixture', contract.profilesSchema, fixtures.profilesFixture],
  ['userFixture', contract.userSchema, fixtures.userFixture],
  ['anonymousUserFixture', contract.userSchema, fixtures.anonymousUserFixture],
];

describe('fixtures', () => {
  it.each(cases)('%s passes its schema unchanged', (_name, schema, fixture) => {
    expect(v.parse(schema, fixture)).toEqual(fixture);
  });

  it('has each of its exports checked here, besides the examples of calls', () => {
    const exported = Object.keys(fixtures).filter((name) => name !== 'operationExamples');

    expect(cases.map(([name]) => name).sort()).toEqual(exported.sort());
  });
});
