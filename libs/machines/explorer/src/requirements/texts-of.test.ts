// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { textsOf } from './texts-of.ts';

describe('textsOf', () => {
  it('finds the text of every requirement, whatever its area', () => {
    const yaml = `
- area: PIN
  items:
    - id: PIN-001
      text: "Four digits: no more."
      kind: ui
- area: NAV
  items: []
`;

    expect(textsOf(yaml)).toEqual({ 'PIN-001': 'Four digits: no more.' });
  });

  it('reads the list of this repository', async () => {
    const list = await readFile(
      `${import.meta.dirname}/../../../../../docs/requirements.yaml`,
      'utf8',
    );

    const texts = textsOf(list);

    expect(texts['PIN-004']).toEqual(expect.any(String));
    expect(Object.keys(texts)).toHaveLength(list.match(/^ {4}- id: /gm)?.length ?? 0);
  });

  it('refuses a list of another shape', () => {
    expect(() => textsOf('PIN-001: text')).toThrow('Expected Array');
  });
});
