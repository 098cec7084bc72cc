import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { LabelProvider } from '../theme/label-context.tsx';
import { labels } from '../theme/labels/index.ts';
import { defineVariants } from './variant.tsx';

const { main } = labels;

function makeSlot() {
  const sourceOf = (words: string) => ({
    module: `${words}.tsx`,
    load: async () => ({ default: () => <p>{words}</p> }),
  });
  return defineVariants('guide', {
    timeline: sourceOf('as a timeline'),
    listing: sourceOf('as a listing'),
  });
}

const page = (Slot: ReturnType<typeof makeSlot>) => (
  <LabelProvider label={main}>
    <Suspense fallback="on its way">
      <Slot />
    </Suspense>
  </LabelProvider>
);

describe('variant', () => {
  it('is what the label chose, and on its way until it is loaded', async () => {
    const { container } = render(page(makeSlot()));
    expect(container.textContent).toBe('on its way');
    expect(await screen.findByText('as a timeline')).toBeTruthy();
  });

  it('is there in the first render when it was preloaded', async () => {
    const Slot = makeSlot();
    await Slot.preload(main.variants);
    const { container } = render(page(Slot));
    expect(container.textContent).toBe('as a timeline');
  });

  it('keeps what is mounted when it is preloaded afterwards', async () => {
    const Slot = makeSlot();
    const { rerender } = await act(async () => render(page(Slot)));
    const mounted = screen.getByText('as a timeline');
    await Slot.preload(main.variants);
    rerender(page(Slot));
    expect(screen.getByText('as a timeline')).toBe(mounted);
  });
});
