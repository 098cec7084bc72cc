import { customBlockFixture } from '@foyer/contract/fixtures';
import { cleanup, render } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
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
});
