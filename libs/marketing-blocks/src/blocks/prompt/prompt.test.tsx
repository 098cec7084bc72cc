import type { MediaBlock } from '@foyer/contract';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaBlocks, prepareBlocks } from '../../media-blocks.tsx';
import Block from './prompt.block.ts';
import { strip } from './prompt.css.ts';
import { promptBlock, promptFixture, promptWords } from './prompt.fixtures.ts';

afterEach(cleanup);

const forVisitors: MediaBlock = { ...promptFixture, display_type: 'unauthorized' };

describe('the prompt block', () => {
  it('asks for one thing, by a link to the sign-in page [BLOCK-012]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[promptFixture]} />);
    const region = await screen.findByRole('region', { name: 'Уже есть аккаунт?' });
    expect(region.textContent).toContain('ждёт на своём месте');
    expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/auth');
  });

  it('has one button at most, and is nothing without [BLOCK-012]', async () => {
    const [button] = promptWords.buttons ?? [];
    const two = [button, button && { ...button, title: 'Другая' }].flatMap((one) => one ?? []);
    await renderWithLabel(<Block block={promptBlock({ ...promptWords, buttons: two })} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    cleanup();
    const { container } = await renderWithLabel(
      <Block block={promptBlock({ ...promptWords, buttons: [] })} />,
    );
    expect(container.innerHTML).toBe('');
  });

  it('is not for those who have signed in where the service says so [BLOCK-012, BLOCK-077]', async () => {
    const shownTo = async (isSignedIn: boolean) =>
      (
        await prepareBlocks([forVisitors], {
          view: 'landing',
          askSignedIn: () => Promise.resolve(isSignedIn),
        })
      ).lateIds;
    expect([await shownTo(false), await shownTo(true)]).toEqual([['block-prompt'], []]);
  });

  it('is a panel with a sign in one label, and a strip in the other [BLOCK-012]', async () => {
    await renderWithLabel(<Block block={promptFixture} />);
    expect(document.querySelectorAll('svg')).toHaveLength(1);
    cleanup();
    await renderWithLabel(<Block block={promptFixture} />, { label: 'alternate' });
    expect(document.querySelectorAll('svg')).toHaveLength(0);
    expect(screen.getByRole('region').className).toBe(strip.print);
  });
});
