import { describe, expect, it } from 'vitest';
import { pageData } from './page-data.ts';

const refusal = (status: number) =>
  Object.assign(new Error('refused'), { name: 'ApiError', status, operationId: 'getMediaView' });

const thrownFor = (error: Error) =>
  pageData(Promise.reject(error)).catch((thrown: unknown) => thrown);

describe('pageData', () => {
  it('is a 404 of its own, with the code, for what the service does not have [NAV-004]', async () => {
    const thrown = await thrownFor(Object.assign(refusal(404), { code: 1_000_021 }));

    expect(thrown).toMatchObject({
      data: { code: 1_000_021, supportCode: '3-4-1000021' },
      init: { status: 404 },
    });
  });

  it('leads viewers of a blocked country to the page that explains it [ERR-011]', async () => {
    const thrown = await thrownFor(refusal(451));

    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe('/geoblock');
  });

  it('throws any other failure on', async () => {
    const error = refusal(500);

    expect(await thrownFor(error)).toBe(error);
  });
});
