import { imageFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import { findByTag } from '../../tag-registry.ts';
import { heroFixture } from '../hero/hero.fixtures.ts';
import Block from './any-device.block.ts';
import { anyDeviceBlock, anyDeviceFixture, anyDeviceWords } from './any-device.fixtures.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);

describe('the any_device block', () => {
  it.each(['main', 'alternate'] as const)(
    'shows one picture on three screens, with all of its words, in %s [BLOCK-021]',
    async (label) => {
      await renderWithLabel(<MediaBlocks blocks={[anyDeviceFixture]} />, { label });
      const region = await screen.findByRole('region', { name: 'Начните здесь, досмотрите там' });
      const { text: _text, ...lines } = anyDeviceWords;
      const missing = Object.values(lines).filter(
        (line) => region.textContent.split(String(line)).length !== 2,
      );
      expect(missing).toEqual([]);
      expect(region.querySelector('b')?.textContent).toBe('аккаунт');
      expect(pictures().filter((src) => src.includes('nochnoy-ekspress'))).toHaveLength(3);
    },
  );

  it('is its own component, and no hero [BLOCK-008, BLOCK-021]', () => {
    expect(findByTag(anyDeviceFixture)).not.toBe(findByTag(heroFixture));
  });

  it('takes its first background before its own picture, and keeps its words without any [BLOCK-021]', async () => {
    const backgrounds = [imageFixture('backdrop-metropolis')];
    await renderWithLabel(<Block block={anyDeviceBlock({ ...anyDeviceWords, backgrounds })} />);
    expect(pictures().every((src) => src.includes('metropolis'))).toBe(true);
    cleanup();
    const { image: _image, ...bare } = anyDeviceFixture;
    await renderWithLabel(<Block block={bare} />);
    expect(pictures()).toEqual([]);
    expect(screen.getByRole('region').textContent).toContain('Четыре экрана сразу');
  });

  it('runs through the screens in one label, and is printed with a caption in the other [BLOCK-021]', async () => {
    await renderWithLabel(<Block block={anyDeviceFixture} />);
    expect(document.querySelector('figcaption')).toBeNull();
    cleanup();
    await renderWithLabel(<Block block={anyDeviceFixture} />, { label: 'alternate' });
    await waitFor(() =>
      expect(document.querySelector('figcaption')?.textContent).toBe('Четыре экрана сразу'),
    );
  });
});
