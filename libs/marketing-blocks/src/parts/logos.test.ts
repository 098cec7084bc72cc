import { bannerFixture, serviceShortFixture } from '@foyer/contract/fixtures';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { logosSchema } from './logos.schema.ts';

const { advertiser_info: _owner, ...own } = bannerFixture;
const read = (banner: object) =>
  v.parse(logosSchema, [
    { type: 'banner', banner },
    { type: 'service', service: serviceShortFixture },
  ]);

it('leaves out advertisements, which have no room to say whose they are [BLOCK-087]', () => {
  expect(read(own)).toHaveLength(2);
  expect(read(bannerFixture).map(({ id }) => id)).toEqual([serviceShortFixture.id]);
});

it('names the banners that are counted, and only them [BLOCK-088]', () => {
  expect(read(own).map(({ countedId }) => countedId)).toEqual([bannerFixture.id, undefined]);
  expect(read({ ...own, ad_pixel: undefined }).map(({ countedId }) => countedId)).toEqual([
    undefined,
    undefined,
  ]);
});
