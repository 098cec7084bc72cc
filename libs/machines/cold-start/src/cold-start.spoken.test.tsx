import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  coldStartErrors,
  coldStartInputs,
  coldStartMovies,
  fakeColdStartPorts,
} from './cold-start.fixtures.ts';
import { createColdStartMachine } from './cold-start.machine.ts';
import { ColdStartFlow } from './cold-start.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
  vi.unstubAllGlobals();
});

type Language = 'rus' | 'eng' | 'hye';

/** The flow to a viewer who listens from the beginning, with two genres and two titles. */
async function show(language: Language) {
  vi.stubGlobal('scrollTo', vi.fn());
  await listen();
  const saveChoice = vi
    .fn(fakeColdStartPorts().saveChoice)
    .mockRejectedValueOnce(coldStartErrors.wordless);
  const findMovies = async () => ({ movies: coldStartMovies.slice(0, 2) });
  const user = await showFlow(
    createColdStartMachine,
    fakeColdStartPorts({ findMovies, saveChoice }),
    <ColdStartFlow
      input={coldStartInputs.few}
      onDone={() => undefined}
      place="genres"
      onPlace={() => undefined}
    />,
    { language },
  );
  await screen.findByRole('heading', { level: 1 });
  return user;
}

/** What is heard of presses, of the next step, of a failed call and of the result. */
async function hearAll(language: Language) {
  const user = await show(language);
  await heard();
  const log: string[][] = [];
  const last = () => screen.getAllByRole('button').at(-1) as HTMLElement;
  const press = async (element: HTMLElement) => {
    await user.click(element);
    log.push(await heard());
  };
  await press(await screen.findByRole('button', { name: 'драма' }));
  await press(screen.getByRole('button', { name: 'детектив' }));
  await user.click(last());
  await screen.findByRole('button', { name: 'Метрополис' });
  log.push(await heard());
  await user.click(screen.getByRole('button', { name: 'Метрополис' }));
  await user.click(screen.getByRole('button', { name: 'Город после дождя' }));
  await heard();
  await user.click(last());
  await screen.findByRole('alert');
  log.push(await heard());
  await user.click(screen.getAllByRole('button').at(-2) as HTMLElement);
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await screen.findByRole('heading', { level: 1 });
  log.push(await heard());
  return log;
}

describe('what is heard of a cold start', () => {
  it('reads how many genres are wanted, and each with its state [COLD-001]', async () => {
    await show('rus');
    expect(await readThrough(document.body)).toMatchInlineSnapshot(`
      [
        "document",
        "paragraph",
        "Шаг 1 из 3",
        "end of paragraph",
        "button, Спросить позже",
        "button, Пропустить",
        "heading, Что зажечь, level 1",
        "paragraph",
        "Отметьте хотя бы 2 жанра: из них соберём фильмы для второго шага.",
        "end of paragraph",
        "list, Что зажечь",
        "listitem, level 1, position 1, set size 2",
        "button, драма, not pressed",
        "end of listitem, level 1, position 1, set size 2",
        "listitem, level 1, position 2, set size 2",
        "button, детектив, not pressed",
        "end of listitem, level 1, position 2, set size 2",
        "end of list, Что зажечь",
        "status",
        "Ещё 2",
        "выбрано 0 из 2",
        "end of status",
        "button, Дальше, disabled",
        "end of document",
      ]
    `);
  });

  it('reads the same in English [COLD-001]', async () => {
    await show('eng');
    expect(await readThrough(document.body)).toMatchInlineSnapshot(`
      [
        "document",
        "paragraph",
        "Step 1 of 3",
        "end of paragraph",
        "button, Ask me later",
        "button, Skip",
        "heading, What to light up, level 1",
        "paragraph",
        "Mark at least 2 genres: the films of the second step come from them.",
        "end of paragraph",
        "list, What to light up",
        "listitem, level 1, position 1, set size 2",
        "button, драма, not pressed",
        "end of listitem, level 1, position 1, set size 2",
        "listitem, level 1, position 2, set size 2",
        "button, детектив, not pressed",
        "end of listitem, level 1, position 2, set size 2",
        "end of list, What to light up",
        "status",
        "2 more",
        "0 of 2 chosen",
        "end of status",
        "button, Next, disabled",
        "end of document",
      ]
    `);
  });

  it('reads the same in Armenian [COLD-001]', async () => {
    await show('hye');
    expect(await readThrough(document.body)).toMatchInlineSnapshot(`
      [
        "document",
        "paragraph",
        "Քայլ 1՝ 3-ից",
        "end of paragraph",
        "button, Հարցնել ավելի ուշ",
        "button, Բաց թողնել",
        "heading, Ի՞նչ վառել, level 1",
        "paragraph",
        "Նշեք առնվազն 2 ժանր՝ դրանցից կընտրենք երկրորդ քայլի ֆիլմերը։",
        "end of paragraph",
        "list, Ի՞նչ վառել",
        "listitem, level 1, position 1, set size 2",
        "button, драма, not pressed",
        "end of listitem, level 1, position 1, set size 2",
        "listitem, level 1, position 2, set size 2",
        "button, детектив, not pressed",
        "end of listitem, level 1, position 2, set size 2",
        "end of list, Ի՞նչ վառել",
        "status",
        "Եվս 2",
        "ընտրված է 0՝ 2-ից",
        "end of status",
        "button, Առաջ, disabled",
        "end of document",
      ]
    `);
  });

  it('says the count, the next step, the failure and the result [COLD-002, COLD-014]', async () => {
    expect(await hearAll('rus')).toMatchInlineSnapshot(`
      [
        [
          "button, драма, pressed",
          "polite: Ещё 1 выбрано 1 из 2",
        ],
        [
          "button, детектив, pressed",
          "polite: выбрано 2",
        ],
        [
          "button, Дальше, disabled",
          "heading, Что уже любите, level 1",
        ],
        [
          "button, Показать подборку, disabled",
          "heading, Лампа перегорела, level 1",
        ],
        [
          "button, Повторить, disabled",
          "heading, Зажигаем ваш вечер, level 1",
        ],
      ]
    `);
  });

  it('says them in English [COLD-002, COLD-014]', async () => {
    expect(await hearAll('eng')).toMatchInlineSnapshot(`
      [
        [
          "button, драма, pressed",
          "polite: 1 more 1 of 2 chosen",
        ],
        [
          "button, детектив, pressed",
          "polite: 2 chosen",
        ],
        [
          "button, Next, disabled",
          "heading, What you love, level 1",
        ],
        [
          "button, Show my selection, disabled",
          "heading, The lamp has burnt out, level 1",
        ],
        [
          "button, Try again, disabled",
          "heading, Lighting your evening, level 1",
        ],
      ]
    `);
  });

  it('says them in Armenian [COLD-002, COLD-014]', async () => {
    expect(await hearAll('hye')).toMatchInlineSnapshot(`
      [
        [
          "button, драма, pressed",
          "polite: Եվս 1 ընտրված է 1՝ 2-ից",
        ],
        [
          "button, детектив, pressed",
          "polite: ընտրված է 2",
        ],
        [
          "button, Առաջ, disabled",
          "heading, Ի՞նչ եք արդեն սիրում, level 1",
        ],
        [
          "button, Ցույց տալ ընտրանին, disabled",
          "heading, Լամպն այրվել է, level 1",
        ],
        [
          "button, Կրկնել, disabled",
          "heading, Վառում ենք ձեր երեկոն, level 1",
        ],
      ]
    `);
  });
});
