import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OnboardingDialog } from './product-onboarding.dialog.fixtures.tsx';
import { fakeProductOnboardingPorts } from './product-onboarding.fixtures.ts';
import { createProductOnboardingMachine } from './product-onboarding.machine.ts';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** The step in Russian, to a viewer who listens from the beginning. */
async function show(label: 'main' | 'alternate') {
  await listen();
  const user = await showFlow(
    createProductOnboardingMachine,
    fakeProductOnboardingPorts(),
    <OnboardingDialog onDone={() => {}} />,
    { label },
  );
  await screen.findByRole('heading', { level: 3, name: 'Кино' });
  return user;
}

describe('what is heard of the onboarding', () => {
  it('reads the page, its buttons, and the other pages [PAY-012]', async () => {
    await show('main');
    expect(await readThrough(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      [
        "dialog, Что теперь можно",
        "Софит",
        "heading, Что теперь можно, level 2",
        "paragraph",
        "1 из 3",
        "end of paragraph",
        "heading, Кино, level 3",
        "paragraph",
        "Фильмы и сериалы без рекламы",
        "end of paragraph",
        "list",
        "listitem, level 1, position 1, set size 2",
        "812 фильмов и сериалов",
        "end of listitem, level 1, position 1, set size 2",
        "listitem, level 1, position 2, set size 2",
        "2 канала",
        "end of listitem, level 1, position 2, set size 2",
        "end of list",
        "button, Дальше",
        "button, Пропустить",
        "list, Страницы",
        "listitem, level 1, position 1, set size 3",
        "button, Кино, current step",
        "end of listitem, level 1, position 1, set size 3",
        "listitem, level 1, position 2, set size 3",
        "button, Что входит",
        "end of listitem, level 1, position 2, set size 3",
        "listitem, level 1, position 3, set size 3",
        "button, Подписки внутри",
        "end of listitem, level 1, position 3, set size 3",
        "end of list, Страницы",
        "button, Закрыть",
        "end of dialog, Что теперь можно",
      ]
    `);
  });

  it('says which page it has come to', async () => {
    const user = await show('alternate');
    await heard();
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    await screen.findByRole('heading', { level: 3, name: 'Что входит' });
    expect(await heard()).toMatchInlineSnapshot(`
      [
        "heading, Что входит, level 3",
      ]
    `);
  });
});
