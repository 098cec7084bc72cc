import { adAddresses } from '@foyer/ad-slots/fixtures';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeBreaks } from '../../engines/fake/index.ts';
import { openPlayer } from '../testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** A break in Russian, with a listener from the beginning. */
async function show() {
  await listen();
  await heard();
  const ads = fakeBreaks([
    {
      title: 'Билет на маяк',
      advertiser: 'ООО «Береговая служба»',
      token: '2Vt5n0dem0',
      clickUrl: 'https://beregovaya.example/',
      duration: 24,
      skipAfter: 4,
    },
    { title: 'Зонт «Ливень»', duration: 8 },
  ]);
  const asset = { ...playerAssetFixture, start_time: 0, ad: adAddresses };
  const { view } = await openPlayer({
    language: 'rus',
    props: { asset, title: 'Ночной экспресс', playBreak: ads.playBreak },
  });
  await screen.findByText('1 из 2');
  const advance = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(async () => ads.advance(1));
  };
  return { advance, container: view.container };
}

/** Everything that is said until it is what is expected. */
async function hears(expected: readonly string[]) {
  const said: string[] = [];
  await expect.poll(async () => said.push(...(await heard())) && said).toEqual(expected);
}

describe('what is heard of advertising', () => {
  it('A7: says once that an advertisement starts, that it may be skipped, and that advertising is over', async () => {
    const { advance } = await show();
    await hears(['polite: Реклама 1 из 2, 24 секунды']);
    await advance(3);
    expect(await heard()).toEqual([]);
    await advance(1);
    await hears(['polite: Рекламу можно пропустить']);
    await advance(19);
    expect(await heard()).toEqual([]);
    await advance(1);
    await hears(['polite: Реклама 2 из 2, 8 секунд']);
    await advance(8);
    await screen.findAllByRole('button', { name: 'Пауза' });
    await hears(['polite: Реклама закончилась']);
  });

  it('A25: reads the label first, then whose the advertisement is, its token and its link', async () => {
    const { container } = await show();
    await heard();
    expect(await readThrough(container)).toMatchInlineSnapshot(`
      [
        "region, Плеер: Ночной экспресс",
        "Билет на маяк",
        "paragraph",
        "strong",
        "Реклама",
        "end of strong",
        "1 из 2",
        "end of paragraph",
        "paragraph",
        "ещё 0:24",
        "end of paragraph",
        "link, Назад",
        "heading, Ночной экспресс, level 1",
        "12+",
        "status",
        "link, Билет на маяк beregovaya.example откроется в новом окне",
        "Билет на маяк",
        "beregovaya.example",
        "откроется в новом окне",
        "end of link, Билет на маяк beregovaya.example откроется в новом окне",
        "paragraph, ООО «Береговая служба»",
        "paragraph",
        "erid: 2Vt5n0dem0",
        "end of paragraph",
        "button, О рекламе, not expanded",
        "paragraph",
        "Пропустить",
        "через 4 с",
        "end of paragraph",
        "button, Остановить рекламу",
        "button, Выключить звук",
        "slider, Громкость, orientated horizontally, max value 100, min value 0, current value 80 %",
        "button, На весь экран",
        "status",
        "Реклама 1 из 2, 24 секунды",
        "end of status",
        "end of region, Плеер: Ночной экспресс",
      ]
    `);
  });
});
