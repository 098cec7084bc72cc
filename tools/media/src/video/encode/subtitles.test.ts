import { describe, expect, it } from 'vitest';
import { writeVtt } from './subtitles.ts';

describe('writeVtt', () => {
  const text = { rus: 'Мост поёт.', eng: 'The bridge sings.', hye: 'Կամուրջը երգում է։' };

  it('numbers its cues and writes times in milliseconds', () => {
    const vtt = writeVtt(
      [
        { start: 8.2, end: 12, text },
        { start: 59.96, end: 61.5, text },
      ],
      'eng',
    );

    expect(vtt).toBe(
      'WEBVTT\n\n1\n00:00:08.200 --> 00:00:12.000\nThe bridge sings.\n\n2\n00:00:59.960 --> 00:01:01.500\nThe bridge sings.\n',
    );
  });

  it('speaks the language it is asked for', () => {
    expect(writeVtt([{ start: 0, end: 1, text }], 'hye')).toContain('Կամուրջը երգում է։');
  });
});
