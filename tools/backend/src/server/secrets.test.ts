import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { codeKeyOf, createCode, createToken, hashCode, hashSecret, isSecret } from './secrets.ts';

/** How often the slow hash was computed meanwhile. */
async function slowHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

describe('hashSecret', () => {
  it('makes an Argon2id hash of 19 MiB and two passes, another one each time', async () => {
    const hashes = [await hashSecret('correct-horse'), await hashSecret('correct-horse')];

    expect(hashes).toEqual([
      expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/),
      expect.stringMatching(/^\$argon2id\$/),
    ]);
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

describe('isSecret', () => {
  it('knows the secret that was hashed and no other', async () => {
    const hash = await hashSecret('correct-horse');

    const verdicts = [
      await isSecret('correct-horse', hash),
      await isSecret('wrong-horse', hash),
      await isSecret('correct-horse', null),
      await isSecret('correct-horse', 'no hash'),
    ];

    expect(verdicts).toEqual([true, false, false, false]);
  });

  it('does the same work where there is no hash', async () => {
    const hash = await hashSecret('correct-horse');

    const withHash = await slowHashes(() => isSecret('wrong-horse', hash));
    const without = await slowHashes(() => isSecret('wrong-horse', null));

    expect([withHash, without]).toEqual([1, 1]);
  });
});

describe('hashCode', () => {
  it('differs by the session that the code belongs to', () => {
    const keys = [codeKeyOf(createToken()), codeKeyOf(createToken())] as const;

    expect(hashCode(keys[0], '1234')).toBe(hashCode(keys[0], '1234'));
    expect(hashCode(keys[0], '1234')).not.toBe(hashCode(keys[1], '1234'));
    expect(hashCode(keys[0], '1234')).not.toBe(hashCode(keys[0], '1235'));
  });
});

describe('createCode', () => {
  it('has so many digits, with zeros in front', () => {
    const codes = Array.from({ length: 200 }, () => createCode(4));

    expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThan(100);
  });
});

describe('createToken', () => {
  it('holds 256 random bits', () => {
    expect(createToken()).toMatch(/^[\w-]{43}$/);
    expect(createToken()).not.toBe(createToken());
  });
});
