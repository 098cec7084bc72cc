// @vitest-environment node
import { createHash } from 'node:crypto';
import { secret } from '@foyer/secret';
import { describe, expect, it } from 'vitest';
import { TooManyTokens } from '../ask-editor.ts';
import { askKnownEditors, readEditors } from './known-editors.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const vera = { name: 'vera', role: 'editor', sha256: hashOf('token-of-vera') } as const;
const address = '203.0.113.7';

describe('readEditors', () => {
  it('reads the form of the service', () => {
    expect(readEditors(JSON.stringify([vera]))).toEqual([vera]);
    expect(readEditors(undefined)).toEqual([]);
  });

  it.each(['vera', '{}', '[{"name":"vera"}]', '[{"name":"v","role":"owner","sha256":""}]'])(
    'refuses what is no list of editors: %s',
    (text) => {
      expect(() => readEditors(text)).toThrow('PAGE_EDITORS must be like');
    },
  );
});

describe('askKnownEditors', () => {
  it('knows editors by their tokens, and the person at this machine', async () => {
    const ask = askKnownEditors([vera], secret('own-token'));

    expect(await ask(secret('token-of-vera'), address)).toEqual({ name: 'vera', role: 'editor' });
    expect(await ask(secret('own-token'), undefined)).toEqual({
      name: 'editor',
      role: 'publisher',
    });
    expect(await ask(secret(vera.sha256), address)).toBeUndefined();
    expect(await askKnownEditors([], undefined)(secret('own-token'), address)).toBeUndefined();
  });

  it('refuses an address after twenty wrong tokens, the right one too, for ten minutes', async () => {
    let nowMs = 0;
    const ask = askKnownEditors([vera], undefined, () => nowMs);
    const answerTo = (token: string, from = address) =>
      ask(secret(token), from).then(
        (editor) => editor?.name ?? 'refused',
        (error: unknown) => error instanceof TooManyTokens && error.retryAfterSeconds,
      );
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await answerTo(`guess-${turn}`)).toBe('refused');
    }

    expect(await answerTo('token-of-vera')).toBe('vera');
    nowMs = 60_000;
    expect(await answerTo('guess-20')).toBe(540);
    expect(await answerTo('token-of-vera')).toBe(540);
    expect(await answerTo('token-of-vera', '198.51.100.9')).toBe('vera');
    nowMs = 600_000;
    expect(await answerTo('token-of-vera')).toBe('vera');
  });
});
