import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { offerPageServices, type PageServices } from '../../page-services.ts';
import Block from './background.block.ts';
import { backgroundFixture } from './background.fixtures.ts';

/** Tests run where no motion is wanted; these are of the film alone. */
function wantMotion(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia.call(window, query.includes('reduced-motion') ? 'not all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** Canvases draw in the page, where their redraws can be counted. */
function keepCanvasesHere(): () => void {
  const { prototype } = HTMLCanvasElement;
  const { transferControlToOffscreen: transfer } = prototype;
  Reflect.deleteProperty(prototype, 'transferControlToOffscreen');
  return () => Object.assign(prototype, { transferControlToOffscreen: transfer });
}

const redraws = { count: 0 };
/** A redraw begins with a picture that covers all; what dissolves over it is no other one. */
function countRedraws(): () => void {
  const { prototype } = CanvasRenderingContext2D;
  const { drawImage } = prototype;
  prototype.drawImage = function count(this: CanvasRenderingContext2D, ...drawn: unknown[]) {
    if (this.globalAlpha === 1) redraws.count += 1;
    Reflect.apply(drawImage, this, drawn);
  };
  return () => {
    prototype.drawImage = drawImage;
  };
}

const serve = () =>
  offerPageServices(async () => ({ deviceType: 'web' }) as Partial<PageServices> as PageServices);

/** Runs all, and later what each gave. */
const during =
  (...begins: readonly (() => () => void)[]) =>
  () => {
    const ends = begins.map((begin) => begin());
    return () => {
      for (const end of ends) end();
    };
  };

const meta = {
  title: 'Blocks/Background/Film',
  component: Block,
  args: { block: backgroundFixture },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const canvasOf = (root: HTMLElement) =>
  waitFor(
    () => {
      const canvas = root.querySelector('canvas');
      if (!canvas) throw new Error('No film yet');
      return canvas;
    },
    { timeout: 20_000 },
  );

/** How often the canvas was drawn in a second, and how often the browser drew at all. */
interface Rates {
  redraws: number;
  frames: number;
}

/** Scrolls the row there and back for so long, a step each frame. */
async function scrollFor(row: HTMLElement, seconds: number): Promise<Rates> {
  // Where no motion is wanted, as in these tests, a row holds on to its items.
  row.style.scrollSnapType = 'none';
  redraws.count = 0;
  let frames = 0;
  const begun = performance.now();
  const range = row.scrollWidth - row.clientWidth;
  for (let now = begun; now < begun + seconds * 1000; frames += 1) {
    now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const way = ((now - begun) / 1000) % 2;
    row.scrollLeft = range * Math.min(way, 2 - way);
  }
  return { redraws: redraws.count / seconds, frames: frames / seconds };
}

/** Twice what is asked for: a browser that draws less often has no time for this test. */
const FRAMES_MIN = 48;

/** The same on a machine that is not too busy, if there is a moment in which it is not. */
async function scrollInPeace(row: HTMLElement): Promise<Rates> {
  let rates = await scrollFor(row, 2);
  for (let more = 5; more > 0 && rates.frames < FRAMES_MIN; more -= 1) {
    rates = await scrollFor(row, 2);
  }
  return rates;
}

/** A picture that has been decoded is drawn; when none comes any more, all are there. */
async function allDecoded(): Promise<void> {
  let before = -1;
  while (redraws.count > before) {
    before = redraws.count;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** 24 redraws a second while it is scrolled, none off the screen, none when it has come to rest. */
export const Redraws: Story = {
  beforeEach: during(wantMotion, keepCanvasesHere, countRedraws, serve),
  play: async ({ canvas, canvasElement }) => {
    await canvasOf(canvasElement);
    const row = await canvas.findByRole('list');
    await allDecoded();
    const rates = await scrollInPeace(row);
    await expect(rates.redraws).toBeLessThanOrEqual(26);
    await expect(rates.redraws).toBeGreaterThanOrEqual(rates.frames < FRAMES_MIN ? 1 : 22);

    const { style } = document.body;
    style.paddingBlockEnd = '300vh';
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(async () => expect((await scrollFor(row, 0.5)).redraws).toBe(0), {
      timeout: 5000,
    });
    style.paddingBlockEnd = '';
  },
};

/** In a worker; the film's last picture is another than its first. */
export const InWorker: Story = {
  beforeEach: during(wantMotion, serve),
  play: async ({ canvas, canvasElement }) => {
    const film = await canvasOf(canvasElement);
    const look = () => {
      const copy = document.createElement('canvas');
      const brush = copy.getContext('2d');
      brush?.drawImage(film, 0, 0, 32, 18);
      return [...(brush?.getImageData(0, 0, 32, 18).data ?? [])].join(' ');
    };
    await waitFor(() => expect(look()).toMatch(/[1-9]/u), { timeout: 10_000 });
    const first = look();
    const row = await canvas.findByRole('list');
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(look()).not.toBe(first), { timeout: 10_000 });
  },
};
