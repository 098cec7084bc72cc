import {
  mediaViewAnswerSchema,
  readMediaView,
  type Image,
  type Localisation,
} from '@foyer/contract';
import { pageDocumentFixture } from '@foyer/contract/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seededPages } from '../testing/seeded-pages.ts';
import { answerOf } from './answer-of.ts';
import { compilePage } from './compile-page.ts';

const picture = (id: string): Image => ({
  url: `/api/v1/images/${id}`,
  color: '#22303c',
  tone: 'dark',
  focus: { x: 0.5, y: 0.4 },
});

const to = (fields: Partial<Localisation> = {}): Localisation => ({
  language: 'eng',
  picture,
  now: new Date('2026-12-25T10:00:00Z'),
  partiesUrl: undefined,
  ...fields,
});

describe('compilePage', () => {
  it('keeps what is shown, and what a service knows of it', () => {
    const [hero, shelf] = pageDocumentFixture.blocks;
    const blocks = [
      { ...hero, glow: 1 },
      { ...shelf, id: 'hidden', hidden: true },
      { id: 'newer', type: 'hologram' },
      shelf,
    ];

    const compiled = compilePage(JSON.stringify({ ...pageDocumentFixture, theme: 'dark', blocks }));

    expect(compiled).toEqual({
      alias: 'comedy-week',
      names: pageDocumentFixture.name,
      blocks: [
        {
          id: hero?.id,
          type: 'custom_block',
          tag: 'hero',
          names: { rus: 'hero' },
          source: { kind: 'none' },
          customData: hero?.custom_data,
        },
        {
          id: shelf?.id,
          type: 'content',
          names: shelf?.name,
          link: '/movies/catalog?genres=comedy',
          source: shelf?.source,
        },
      ],
    });
  });

  it('refuses what is no page, and says where', () => {
    expect(() => compilePage('{')).toThrow('line 1');
    expect(() => compilePage('{"format":1,"alias":"a","name":{"rus":"Да"}}')).toThrow('blocks');
    expect(() => compilePage('{"format":1,"format":1}')).toThrow('doubled-field');
  });
});

describe('answerOf', () => {
  it('says everything in one language, and leaves rules to the service', () => {
    const page = compilePage(JSON.stringify(pageDocumentFixture));

    const answer = answerOf(page, to());

    expect(answer).toMatchObject({
      alias: 'comedy-week',
      name: 'Comedy week',
      media_blocks: [
        {
          custom_data: {
            title: 'A film every evening',
            backgrounds: [picture('backdrop-metropolis')],
            timer: { end_date_time: '06.01.2027 20:00' },
          },
          items: [],
        },
        {
          name: 'Comedies',
          target: { type: 'screen', link: '/movies/catalog?genres=comedy' },
          source: { kind: 'rule', rule: { genres: ['comedy'] } },
        },
      ],
    });
    expect(answer.media_blocks[1]).not.toHaveProperty('items');
    expect(readMediaView(answer).media_blocks.map(({ tag }) => tag)).toEqual(['hero']);
  });

  it('leaves out banners of parties that there are not', () => {
    const [, text = ''] = seededPages.find(([name]) => name === 'landing.json') ?? [];
    const page = compilePage(text);
    const banners = (partiesUrl?: string) =>
      JSON.stringify(answerOf(page, to({ partiesUrl }))).split('"type":"banner"').length;

    expect(banners('http://localhost:4002')).toBeGreaterThan(banners());
    expect(JSON.stringify(answerOf(page, to()))).not.toContain('undefined/');
  });

  it.each(seededPages)('answers as the contract says: %s', (_name, text) => {
    for (const language of ['rus', 'eng', 'hye'] as const) {
      const answer = answerOf(compilePage(text), to({ language }));
      const says = answer.media_blocks.filter(({ items }) => Array.isArray(items));

      expect(v.is(mediaViewAnswerSchema, answer)).toBe(true);
      expect(readMediaView(answer).media_blocks).toHaveLength(says.length);
    }
  });
});
