import { PortsProvider } from '@foyer/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import {
  coldStartErrors,
  coldStartInputs,
  coldStartMovies,
  fakeColdStartPorts,
  keptColdStarts,
} from './cold-start.fixtures.ts';
import { createColdStartMachine } from './cold-start.machine.ts';
import type { ColdStartPorts } from './cold-start.types.ts';
import { ColdStartFlow } from './cold-start.view.tsx';

const meta = {
  title: 'Flows/ColdStart',
  component: ColdStartFlow,
  args: { input: coldStartInputs.many, onDone: fn(), place: 'genres', onPlace: fn() },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: {
    layout: 'fullscreen',
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
} satisfies Meta<typeof ColdStartFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The flow over a service that answers otherwise here and there. */
const over = (replaced: Partial<ColdStartPorts> = {}): NonNullable<Story['decorators']> => {
  const ports = fakeColdStartPorts(replaced);
  return (Flow) => (
    <PortsProvider flow={createColdStartMachine} ports={ports}>
      <Flow />
    </PortsProvider>
  );
};

/** As a reload finds it, with everything chosen. */
const ready = {
  recall: async () => ({ ...keptColdStarts.atMovies, movies: coldStartMovies.slice(0, 5) }),
};
/** An answer after which nothing ends while it is looked at. */
const lasting = async () => ({ loading_screen: { duration: 3600 }, media_view_alias: 'main' });

const toggle = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
};
const fitsPhone = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
const save = async (name: RegExp = /^(Показать подборку|Собрать номер)$/u) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Nothing is chosen yet. */
export const Genres: Story = { decorators: over() };

/** One more is wanted; the way on waits for it. */
export const OneMore: Story = {
  decorators: over(),
  play: async () => {
    await toggle('драма', 'детектив', 'фантастика', 'ужасы');
    await expect(screen.getByRole('status')).toHaveTextContent('выбрано 4 из 5');
    await expect(screen.getByRole('button', { name: 'Дальше' })).toBeDisabled();
  },
};

/** A service without genres: the choice can only be left. */
export const NoGenres: Story = { decorators: over(), args: { input: coldStartInputs.none } };

/** As a reload finds it: two titles are chosen. */
export const Movies: Story = {
  decorators: over({ recall: async () => keptColdStarts.atMovies }),
  play: async () => {
    await screen.findByRole('button', { name: 'Алиби' });
    await expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** The choice was not saved, and is kept. */
export const Failed: Story = {
  decorators: over({ ...ready, saveChoice: () => Promise.reject(coldStartErrors.saying) }),
  play: async () => {
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Сервис отдыхает');
  },
};

/** Covers under the light, or a front page; stopped, so that the picture is always the same. */
export const Result: Story = {
  decorators: over({ ...ready, saveChoice: lasting }),
  play: async () => {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Остановить показ' }));
    await screen.findByRole('button', { name: 'Продолжить показ' });
  },
};

/** Fewer than five covers: words alone. */
export const FewCovers: Story = {
  decorators: over({
    recall: async () => ({ ...keptColdStarts.atMovies, movies: coldStartMovies.slice(0, 3) }),
    findMovies: async () => ({ movies: coldStartMovies.slice(0, 3) }),
    saveChoice: lasting,
  }),
  play: async () => {
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Остановить показ' }));
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const Narrow: Story = {
  decorators: over(),
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await toggle('драма');
    await fitsPhone();
  },
};

/** Its second step. */
export const NarrowMovies: Story = {
  decorators: over(ready),
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await screen.findByRole('button', { name: 'Алиби' });
    await fitsPhone();
  },
};
