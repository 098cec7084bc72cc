import { type Image, type Localisation, localise, type Localised } from '@foyer/contract';
import { describe, expect, it } from 'vitest';

interface Offer {
  title: string;
  picture: Image;
  ends: string;
  pixel: string;
  lines: string[];
  count: number;
}

const kept: Localised<Offer> = {
  title: { rus: 'Скидка', eng: 'Discount', hye: 'Զեղչ' },
  picture: { $picture: 'poster-alibi' },
  ends: { $inDays: 12 },
  pixel: { $party: 'ads/track?ad=tea' },
  lines: ['PDF', { rus: 'Один раз', eng: 'Once' }],
  count: 3,
};

const picture = (id: string): Image => ({
  url: `/api/v1/images/${id}`,
  color: '#22303c',
  tone: 'dark',
  focus: { x: 0.5, y: 0.4 },
});

const to = (language: Localisation['language']): Localisation => ({
  language,
  picture,
  now: new Date('2026-12-25T10:00:00Z'),
  partiesUrl: 'http://localhost:4002',
});

describe('localise', () => {
  it('puts texts, pictures, days and addresses where they belong, and keeps the rest', () => {
    expect(localise<Offer>(kept, to('eng'))).toEqual({
      title: 'Discount',
      picture: picture('poster-alibi'),
      ends: '06.01.2027 20:00',
      pixel: 'http://localhost:4002/ads/track?ad=tea',
      lines: ['PDF', 'Once'],
      count: 3,
    });
  });

  it('speaks Russian where a text is not translated', () => {
    expect(localise<Offer>(kept, to('hye')).lines).toEqual(['PDF', 'Один раз']);
  });
});
