import { describe, expect, it } from 'vitest';
import { seededPages } from '../testing/seeded-pages.ts';
import { brokenText } from './broken-text.ts';

const found = (text: string) =>
  brokenText(text).map(({ rule, place: { line, column } }) => `${rule} ${line}:${column}`);

describe('brokenText', () => {
  it('finds nothing in pages, and nothing in one whose block is broken', () => {
    const [[, text = ''] = []] = seededPages;

    expect(seededPages.flatMap(([, one]) => brokenText(one))).toEqual([]);
    expect(found(text.replace('"blocks": [', '"blocks": [ { "id": "x", "type": 5 },'))).toEqual([]);
  });

  it('says where a text is no JSON, no page, or says something twice', () => {
    expect(found('{\n  "alias": "a",\n  "blocks": [ }\n')).toContain('json 3:15');
    expect(found('{ "alias": "a", "alias": "b" }')).toEqual(['doubled-field 1:17']);
    expect(found('[]')).not.toEqual([]);
    expect(found('{ "blocks": 5 }')).not.toEqual([]);
    expect(found('')).toEqual(['json 1:1']);
  });

  it('says one thing of a place', () => {
    const places = found('{\n  "blocks": [\n}');

    expect(places).toEqual([...new Set(places)]);
  });
});
