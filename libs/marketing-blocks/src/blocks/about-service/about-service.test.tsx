import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import Block from './about-service.block.ts';
import { root } from './about-service.css.ts';
import { aboutServiceBlock, aboutServiceFixture, aboutWords } from './about-service.fixtures.ts';

afterEach(cleanup);

describe('the aboutService block', () => {
  it('says what the service is, with its logo and buttons [BLOCK-034]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[aboutServiceFixture]} />);
    const region = await screen.findByRole('region', { name: 'О сервисе' });
    const links = [...region.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/movies', '/contacts']);
  });

  it.each([
    ['main', 'Софит'],
    ['alternate', 'Полоса'],
  ] as const)('names the logo by the service of label %s [BLOCK-034]', async (label, name) => {
    await renderWithLabel(<Block block={aboutServiceFixture} />, { label });
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });

  it('keeps its words where the logo is broken, and is nothing without words [BLOCK-034]', async () => {
    const broken = { ...aboutWords, logo: { url: 5 } } as never;
    await renderWithLabel(<Block block={aboutServiceBlock(broken)} />);
    expect(screen.getByRole('heading').textContent).toBe('О сервисе');
    expect(screen.queryByRole('img')).toBeNull();
    cleanup();
    const { container } = await renderWithLabel(
      <Block block={aboutServiceBlock({ title: 'О сервисе' })} />,
    );
    expect(container.innerHTML).toBe('');
  });

  it('is a row in one label, and a colophon in the other [BLOCK-034]', async () => {
    await renderWithLabel(<Block block={aboutServiceFixture} />, { label: 'alternate' });
    expect(screen.getByRole('region').className).toBe(root.print);
    expect(root.print).not.toBe(root.lit);
  });
});
