import { expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { ClosingLine } from './index.ts';

it('runs for the whole time, and not while that is held', async () => {
  const { container, rerender } = await renderWithLabel(<ClosingLine seconds={30} isCounting />);
  const line = container.querySelector<HTMLElement>('[aria-hidden]');
  expect([line?.style.animationDuration, line?.dataset['counting']]).toEqual(['30s', 'true']);

  rerender(<ClosingLine seconds={30} isCounting={false} />);

  expect(
    container.querySelector<HTMLElement>('[aria-hidden]')?.dataset['counting'],
  ).toBeUndefined();
});
