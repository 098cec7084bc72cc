import { describe, expect, it } from 'vitest';
import { settingsOf } from './toolbar.ts';

describe('settingsOf', () => {
  it('takes what the toolbar or a story sets', () => {
    expect(settingsOf({ label: 'alternate', language: 'hye', motion: 'reduced' })).toEqual({
      label: 'alternate',
      language: 'hye',
      motion: 'reduced',
    });
  });

  it('falls back where an address names what does not exist', () => {
    expect(settingsOf({ label: 'toString', language: 'xx' })).toEqual({
      label: 'main',
      language: 'rus',
      motion: 'system',
    });
  });
});
