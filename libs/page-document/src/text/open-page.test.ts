import { describe, expect, it } from 'vitest';
import { DEPTH_MAX, openPage } from './open-page.ts';

const faultsOf = (text: string) =>
  openPage(text).faults.map(({ rule, path, place: { line, column } }) => [
    rule,
    path.join('.'),
    `${line}:${column}`,
  ]);

describe('openPage', () => {
  it('says where a text is broken', () => {
    expect(faultsOf('{\r\n  "blocks": [\r\n    { "id": "a", "type": }\r\n  ]\r\n}')).toEqual([
      ['json', 'blocks.0', '3:26'],
    ]);
    expect(faultsOf('')).toEqual([['json', '', '1:1']]);
    expect(faultsOf('{ "a": 1, // note\n "b": 2 }').map(([rule]) => rule)).toContain('json');
    expect(faultsOf('\uFEFF{}').map(([rule]) => rule)).toContain('json');
  });

  it('says where a name stands twice, of which readers take the one or the other', () => {
    const page = openPage('{"blocks": [{"id": "a", "id": "b"}]}');

    expect(faultsOf(page.text)).toEqual([['doubled-field', 'blocks.0.id', '1:25']]);
    expect(page.value).toEqual({ blocks: [{ id: 'b' }] });
  });

  it('refuses to go deeper than any page does', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

    expect(faultsOf(nested(DEPTH_MAX))).toEqual([]);
    expect(faultsOf(nested(100_000))).toEqual([['too-deep', '', `1:${DEPTH_MAX + 1}`]]);
  });
});
