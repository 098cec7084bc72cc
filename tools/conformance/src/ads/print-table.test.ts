import { describe, expect, it } from 'vitest';
import { differences, tableText } from './print-table.ts';
import type { Result } from './results.types.ts';

const shown: Result = {
  slot: 'preroll',
  time: 0,
  shown: ['ad, 15 s'],
  standIns: ['spare, 15 s'],
  breakEvents: [],
  pings: [],
  played: ['ad, https://media.example/ad.mp4, to its end'],
  playedPings: ['https://track.example/impression'],
};
const failed: Result = {
  slot: 'midroll',
  time: 700,
  shown: [],
  standIns: [],
  breakEvents: ['breakStart', 'breakEnd'],
  error: 'WRAPPER_TIMEOUT',
  code: 301,
  pings: ['https://track.example/error?301'],
  played: [],
  playedPings: ['https://track.example/error?301'],
};

describe('differences', () => {
  it('names files whose results differ, are missing or are new', () => {
    const expected = { 'a.xml': [shown], 'b.xml': [shown], 'c.xml': [shown] };

    expect(differences({ 'a.xml': [shown], 'b.xml': [failed], 'd.xml': [] }, expected)).toEqual([
      'b.xml',
      'c.xml',
      'd.xml',
    ]);
  });
});

describe('tableText', () => {
  it('shows each break of each file and marks what differs', () => {
    const table = { 'a.xml': [shown, failed], 'b.xml': [shown] };

    expect(tableText(table, { 'a.xml': [shown], 'b.xml': [shown] })).toMatchInlineSnapshot(`
      "a.xml  NOT AS EXPECTED
        preroll       read      ad, 15 s
                      stand-in  spare, 15 s
                      played    ad, https://media.example/ad.mp4, to its end
                      ping      https://track.example/impression
        midroll 700 s read      nothing
                      break     breakStart breakEnd
                      error     301 WRAPPER_TIMEOUT
                      played    nothing
                      ping      https://track.example/error?301
      b.xml
        preroll       read      ad, 15 s
                      stand-in  spare, 15 s
                      played    ad, https://media.example/ad.mp4, to its end
                      ping      https://track.example/impression

      2 files, not as expected: a.xml."
    `);
  });

  it('says where there is nothing to compare with', () => {
    expect(tableText({ 'a.xml': [shown] }, undefined)).toMatch(
      /1 files; the folder has no table to compare them with\.$/u,
    );
  });
});
