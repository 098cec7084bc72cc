import { errorCodes } from '@foyer/contract';
import { serviceOptionFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import { changedPrice } from './changed-price.ts';

const price = serviceOptionFixture.periods[0]?.prices[0];

const refused = (error_code: number, body: object) =>
  new ApiError('buyContent', 409, { error_code, description: '', ...body });

describe('changedPrice', () => {
  it('C10: reads the new terms from the refusal of a purchase [PAY-021]', () => {
    expect(changedPrice(refused(errorCodes.priceChanged, { price }))).toEqual(price);
  });

  it.each([
    ['another refusal', refused(errorCodes.priceGone, { price })],
    ['a refusal without a price', refused(errorCodes.priceChanged, {})],
    ['what is no price', refused(errorCodes.priceChanged, { price: { amount: 1 } })],
    ['no refusal', new Error('offline')],
  ])('finds none in %s', (_, error) => {
    expect(changedPrice(error)).toBeUndefined();
  });
});
