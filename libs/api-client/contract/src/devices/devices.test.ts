import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { devicesSchema } from './devices.schema.ts';

describe('devicesSchema', () => {
  it.each([
    ['no limit', undefined, 5],
    ['an empty one', {}, 5],
    ['a limit', { device_limit: 7 }, 7],
  ])(
    'allows five devices unless the service says otherwise: %s [DEV-001]',
    (_, limit, expected) => {
      const list = v.parse(devicesSchema, { devices: [], ...(limit && { limit }) });

      expect(list).toEqual({ devices: [], limit: { device_limit: expected } });
    },
  );
});
