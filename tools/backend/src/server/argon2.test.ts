import { describe, expect, it } from 'vitest';
import { argon2id, slowArgon2id } from './argon2.ts';

describe('argon2id', () => {
  it('is the same with and without that of Node', async () => {
    const parameters = {
      message: 'пароль',
      nonce: Buffer.from('0123456789abcdef'),
      parallelism: 1,
      tagLength: 32,
      memory: 256,
      passes: 2,
    };

    expect(await slowArgon2id(parameters)).toEqual(await argon2id(parameters));
  });
});
