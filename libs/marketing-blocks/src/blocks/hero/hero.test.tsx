import { imageFixture, serviceFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import { offerPageServices, type PageServices } from '../../page-services.ts';
import { findByTag } from '../../tag-registry.ts';
import { anyDeviceFixture } from '../any-device/any-device.fixtures.ts';
import Block from './hero.block.ts';
import { heroBlock, heroFixture, heroWords } from './hero.fixtures.ts';
import { heroSchema } from './hero.schema.ts';

let withdraw = () => {};
afterEach(() => {
  cleanup();
  withdraw();
});

const serve = (changes: Partial<PageServices>) => {
  withdraw = offerPageServices(async () => changes as PageServices);
};
const read = (changes: object) => v.parse(heroSchema, heroBlock({ ...heroWords, ...changes }));

describe.each(['main', 'alternate'] as const)('the hero block of %s', (label) => {
  it('says all of its offer over its picture, whatever stands in its fields [BLOCK-008]', async () => {
    const { container } = await renderWithLabel(<Block block={heroFixture} />, { label });
    const region = await screen.findByRole('region', { name: 'Кино на весь вечер' });

    const text = region.textContent.replaceAll('\u00A0', ' ');
    const { title, promo_label, label: caption, advantage, bottom_text, timer } = heroWords;
    const lines = [title, 'Первый месяц за рубль', promo_label, caption, advantage, bottom_text];
    const missing = [...lines, timer?.title].filter(
      (line) => text.split(String(line)).length !== 2,
    );
    expect(missing).toEqual([]);
    expect(region.querySelector('b')?.textContent).toBeTruthy();
    expect(container.querySelector('img')?.src).toContain('backdrop-gorod-posle-dozhdya');
    expect(container.querySelector('.art-ff5a36')).not.toBeNull();
  });

  it('gives the page its h1 where it is first [BLOCK-008]', async () => {
    await renderWithLabel(
      <MediaBlocks
        blocks={[heroFixture, { ...heroFixture, id: 'second' }]}
        headlineId={heroFixture.id}
      />,
      { label },
    );

    await screen.findByRole('heading', { level: 1, name: /^Кино на.весь вечер$/u });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('leads who has the service to it, with the offer gone [BLOCK-008]', async () => {
    serve({ activeService: async () => ({ ...serviceFixture, active: true }) });
    await renderWithLabel(<Block block={heroFixture} />, { label });

    const watch = await screen.findByRole('link', { name: 'Смотреть' });
    expect(watch.getAttribute('href')).toBe('/services/kino');
    expect(screen.queryByRole('link', { name: 'Подключить' })).toBeNull();
    expect(screen.queryByText('До конца предложения')).toBeNull();
    expect(screen.getByText(/^Подключена до/u)).toBeTruthy();
  });

  it('stays an offer where the service does not answer', async () => {
    serve({ activeService: () => Promise.reject(new Error('No answer')) });
    await renderWithLabel(<Block block={heroFixture} />, { label });

    const link = await screen.findByRole('link', { name: 'Подключить' });
    expect(link.getAttribute('href')).toBe('/services/kino');
  });
});

describe('heroSchema', () => {
  it('takes its first background, then the picture at an address, then its own [BLOCK-008]', () => {
    const image = imageFixture('backdrop-mayak');
    expect(read({}).picture?.url).toMatch(/backdrop-gorod-posle-dozhdya$/u);
    expect(read({ backgrounds: [] }).picture).toMatchObject({
      url: '/api/v1/images/backdrop-mayak',
      color: '#22303c',
    });
    const own = { ...heroBlock({ ...heroWords, backgrounds: [], bg_image_url: 'mayak' }), image };
    expect(v.parse(heroSchema, own).picture).toEqual(image);
  });

  it('loads a film from no address that runs', () => {
    expect(read({ bg_video_url: 'javascript:alert(1)' }).film).toBeUndefined();
    expect(read({ bg_video_url: '//evil.example/a.mp4' }).film).toBeUndefined();
    expect(read({}).film).toBe('/api/v1/origin/ad-2/ad-2.mp4');
  });

  it('shows three buttons at most', () => {
    const one = { type: 'block_target', title: 'Ещё' };
    expect(read({ buttons: [one, one, one, one] }).buttons).toHaveLength(3);
  });

  it('shows what it can where a field is broken', () => {
    expect(
      read({ timer: { end_date_time: 'завтра' }, glow_color: 'red', buttons: 7 }),
    ).toMatchObject({
      title: 'Кино на весь вечер',
      timer: undefined,
      glow: undefined,
      buttons: [],
    });
  });
});

it('is another component than any_device [BLOCK-008]', () => {
  expect(findByTag(heroFixture)).not.toBe(findByTag(anyDeviceFixture));
});
