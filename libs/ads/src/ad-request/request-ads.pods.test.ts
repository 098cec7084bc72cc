// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ADDRESS, askFor, idsOf } from '../testing/ask-for.ts';
import { inline, vast, wrapper } from '../testing/vast.ts';
import { XmlFailure } from './xml-failure.ts';

const broken = (id: string, sequence?: string) =>
  inline(id, { files: '', ...(sequence !== undefined && { sequence }) });

describe('requestAds with several advertisements', () => {
  it('sorts a pod by its numbers, and keeps the rest as stand-ins', async () => {
    const { answer } = await askFor(
      vast(
        inline('c', { sequence: '10' }) +
          inline('x') +
          inline('a', { sequence: '1' }) +
          inline('b', { sequence: '2' }),
      ),
    );

    expect(idsOf(answer.pod)).toEqual(['a', 'b', 'c']);
    expect(answer.pod.map(({ sequence }) => sequence)).toEqual([1, 2, 10]);
    expect(idsOf(answer.standIns)).toEqual(['x']);
  });

  it.each(['0', 'first', '-1', '1.5', ''])(
    'gives no place to the number "%s"',
    async (sequence) => {
      const { answer } = await askFor(
        vast(inline('x', { sequence }) + inline('a', { sequence: '2' })),
      );

      expect(idsOf(answer.pod)).toEqual(['a']);
      expect(idsOf(answer.standIns)).toEqual(['x']);
    },
  );

  it('keeps the order of the document where numbers are equal', async () => {
    const { answer } = await askFor(
      vast(
        inline('b', { sequence: '2' }) +
          inline('c', { sequence: '2' }) +
          inline('a', { sequence: '1' }),
      ),
    );

    expect(idsOf(answer.pod)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    [1, ['a1']],
    [4, ['a1', 'a2', 'a3', 'a4']],
  ])('shows at most %i [AD-019, AD-020]', async (limit, shown) => {
    const pod = [1, 2, 3, 4, 5, 6].map((place) => inline(`a${place}`, { sequence: `${place}` }));
    const { answer, pings } = await askFor(vast(pod.join('')), { limit });

    expect(idsOf(answer.pod)).toEqual(shown);
    expect(pings).toEqual([]);
  });

  it('does not ask for parts that the limit leaves out', async () => {
    const wrapped = wrapper('w', 'https://hop.example/1', { sequence: '2' });
    const { asked } = await askFor(vast(inline('a', { sequence: '1' }) + wrapped), { limit: 1 });

    expect(asked).toEqual([ADDRESS]);
  });

  it('shows one of several without numbers', async () => {
    const { answer } = await askFor(vast(inline('a') + inline('b') + broken('c')));

    expect(idsOf(answer.pod)).toEqual(['a']);
    expect(idsOf(answer.standIns)).toEqual(['b']);
  });

  it('A3: gives the place of a part that fails to a stand-in, and names the failure', async () => {
    const { answer, pings } = await askFor(
      vast(
        inline('a', { sequence: '1' }) +
          broken('b', '2') +
          inline('c', { sequence: '3' }) +
          inline('x') +
          inline('y'),
      ),
    );

    expect(idsOf(answer.pod)).toEqual(['a', 'x', 'c']);
    expect(idsOf(answer.standIns)).toEqual(['y']);
    expect(answer.failures).toEqual(['MEDIA_FILE_MISSING']);
    expect(answer).not.toHaveProperty('error');
    expect(pings).toEqual(['https://t.example/b/error?401']);
  });

  it('A3: goes on with the rest of a pod where nothing can stand in', async () => {
    const { answer } = await askFor(vast(broken('a', '1') + inline('b', { sequence: '2' })));

    expect(idsOf(answer.pod)).toEqual(['b']);
  });

  it('asks for what stands alone one after another until one can be shown', async () => {
    const { answer, asked } = await askFor({
      [ADDRESS]: vast(
        wrapper('w1', 'https://hop.example/1') +
          wrapper('w2', 'https://hop.example/2') +
          wrapper('w3', 'https://hop.example/3'),
      ),
      'https://hop.example/1': new XmlFailure('VAST_REQUEST_FAILED'),
      'https://hop.example/2': vast(inline('a')),
      'https://hop.example/3': vast(inline('b')),
    });

    expect(idsOf(answer.pod)).toEqual(['a']);
    expect(asked).toEqual([ADDRESS, 'https://hop.example/1', 'https://hop.example/2']);
  });

  it.each([
    ['', ['x', 'b']],
    ['fallbackOnNoAd="true"', ['x', 'b']],
    ['fallbackOnNoAd="false"', ['b']],
  ])(
    'with a place whose wrapper says "%s" and has nothing, shows %j',
    async (attributes, shown) => {
      const { answer } = await askFor({
        [ADDRESS]: vast(
          wrapper('w1', 'https://hop.example/1', { attributes, sequence: '1' }) +
            inline('b', { sequence: '2' }) +
            inline('x'),
        ),
        'https://hop.example/1': vast(''),
      });

      expect(idsOf(answer.pod)).toEqual(shown);
    },
  );

  it('keeps the place of the wrapper for what stands behind it', async () => {
    const { answer } = await askFor({
      [ADDRESS]: vast(
        inline('b', { sequence: '2' }) + wrapper('w1', 'https://hop.example/1', { sequence: '1' }),
      ),
      'https://hop.example/1': vast(inline('a', { sequence: '9' })),
    });

    expect(answer.pod.map(({ id, sequence }) => [id, sequence])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('tells a wrapper around a pod of one failure only', async () => {
    const { answer, pings } = await askFor({
      [ADDRESS]: vast(
        wrapper('w1', 'https://hop.example/1', { attributes: 'allowMultipleAds="true"' }),
      ),
      'https://hop.example/1': vast(broken('a', '1') + broken('b', '2')),
    });

    expect(answer.failures).toEqual(['MEDIA_FILE_MISSING', 'MEDIA_FILE_MISSING']);
    expect(pings).toEqual([
      'https://t.example/w1/error?401',
      'https://t.example/a/error?401',
      'https://t.example/b/error?401',
    ]);
  });
});
