import { adAddresses } from '@foyer/ad-slots/fixtures';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakeBreaks, type FakeSpot } from '../engines/fake/index.ts';
import { playerStory, type PlayerScenario, storyAsset } from './player.story-kit.tsx';
import { Player } from './player.tsx';

const meta = {
  title: 'Player/Advertising',
  component: Player,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

const asset = { ...storyAsset, start_time: 0, ad: adAddresses };

/** A story whose preroll is on the screen, with what moves it. */
function adStory(
  { spots, ...scenario }: Omit<PlayerScenario, 'act'> & { spots?: readonly FakeSpot[] },
  act?: (ads: ReturnType<typeof fakeBreaks>, canvas: HTMLElement) => void | Promise<void>,
) {
  // Made anew for each showing: a story may be shown twice.
  let ads = fakeBreaks(spots);
  return playerStory({
    ...scenario,
    props: {
      asset,
      playBreak: (...asked) => {
        ads = fakeBreaks(spots);
        return ads.playBreak(...asked);
      },
      ...scenario.props,
    },
    act: async (_, canvas) => {
      await waitFor(() => expect(canvas.querySelector('[data-ad]')).not.toBeNull());
      await act?.(ads, canvas);
    },
  });
}

/** The first of two, which may not be skipped. */
export const Break = adStory({}, async (_, canvas) => {
  await waitFor(async () =>
    expect((await within(canvas).findAllByText('Реклама 1 из 2'))[0]).toBeVisible(),
  );
  await expect(within(canvas).queryByRole('slider', { name: 'Перемотка' })).toBeNull();
  await expect(within(canvas).queryByRole('button', { name: 'Пауза' })).toBeNull();
});

/** The second may be skipped, in three seconds. */
export const SkipLater = adStory({}, async (ads, canvas) => {
  ads.advance(10);
  ads.advance(2);
  await waitFor(async () =>
    expect(await within(canvas).findByText('Пропустить через 3 с')).toBeVisible(),
  );
});

/** The second may be skipped. */
export const SkipNow = adStory({}, async (ads, canvas) => {
  ads.advance(10);
  ads.advance(5);
  await within(canvas).findByRole('button', { name: 'Пропустить рекламу' });
});

/** The content has its controls back, and the player the focus. */
export const Skipped = adStory({}, async (ads, canvas) => {
  ads.advance(10);
  ads.advance(5);
  const skip = await within(canvas).findByRole('button', { name: 'Пропустить рекламу' });
  skip.focus();
  await userEvent.keyboard('{Enter}');
  await within(canvas).findAllByRole('button', { name: 'Пауза' });
  await expect(within(canvas).getByRole('region', { name: /^Плеер/u })).toHaveFocus();
});

/** Nothing was shown: the film goes on as without advertising. */
export const Blocked = adStory({}, async (ads, canvas) => {
  ads.finish({ status: 'blocked' });
  await within(canvas).findAllByRole('button', { name: 'Пауза' });
  await expect(within(canvas).queryByText(/^Реклама/u)).toBeNull();
});

/** What plays breaks is on its way. */
export const Waiting = adStory({ props: { prepareAds: () => new Promise(() => {}) } });

/** One is not counted. */
export const Alone = adStory(
  { spots: [{ title: 'Чай «Вагонный»', duration: 10 }] },
  async (_, canvas) => {
    await waitFor(async () =>
      expect((await within(canvas).findAllByText('Реклама'))[0]).toBeVisible(),
    );
  },
);

export const Narrow = adStory({ globals: { viewport: { value: 'mobile1' } } }, (ads) => {
  ads.advance(10);
  ads.advance(5);
});

export const Armenian = adStory({ globals: { language: 'hye' } }, (ads) => {
  ads.advance(10);
  ads.advance(2);
});
