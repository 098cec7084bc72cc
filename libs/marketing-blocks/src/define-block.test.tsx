import { customBlockFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { labels } from '@foyer/ui/theme';
import { defineVariants } from '@foyer/ui/variants';
import { cleanup, render } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineBlock } from './define-block.tsx';

afterEach(cleanup);

const Block = defineBlock({
  schema: v.pipe(
    v.object({ sub_name: v.pipe(v.string(), v.maxLength(30)) }),
    v.transform(({ sub_name }) => ({ text: sub_name })),
  ),
  component: ({ text }: { text: string }) => <p>{text}</p>,
});

describe('defineBlock', () => {
  it('gives the component what the schema makes of the block', () => {
    const { container } = render(<Block block={customBlockFixture} />);

    expect(container.innerHTML).toBe('<p>Первый месяц за рубль</p>');
  });

  it('renders nothing of a block that the schema refuses', () => {
    const { container } = render(
      <Block
        block={{ ...customBlockFixture, sub_name: 'Первый месяц за рубль, а второй как придётся' }}
      />,
    );

    expect(container.innerHTML).toBe('');
  });

  it('brings what the label chooses of its parts, and nothing of the other label', async () => {
    const lit = vi.fn(async () => ({ default: () => <p>Софит</p> }));
    const print = vi.fn(async () => ({ default: () => <p>Полоса</p> }));
    const Part = defineVariants('cards', {
      lit: { module: 'lit.tsx', load: lit },
      print: { module: 'print.tsx', load: print },
    });
    const Composed = defineBlock({ schema: v.object({}), component: Part, parts: [Part] });

    await Composed.preload(labels.main.variants);
    expect(lit).toHaveBeenCalledOnce();
    const { container } = await renderWithLabel(<Composed block={customBlockFixture} />);

    expect(container.innerHTML).toBe('<p>Софит</p>');
    expect(print).not.toHaveBeenCalled();
  });
});
