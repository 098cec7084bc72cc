import type { Language } from '@foyer/contract';
import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { fakeLanguagePorts, languageInputs, languageOptions } from './language.fixtures.ts';
import { createLanguageMachine } from './language.machine.ts';
import { selectLanguageView } from './language.selectors.ts';
import type { LanguageInput, LanguagePorts } from './language.types.ts';

function start(
  replaced: Partial<LanguagePorts> = {},
  input: LanguageInput = languageInputs.russian,
) {
  const machine = createLanguageMachine(fakeLanguagePorts(replaced));
  const actor = createActor(machine, { input }).start();
  const view = () => selectLanguageView(actor.getSnapshot());
  const reached = (state: 'choosing' | 'unavailable') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const choose = (code: Language) => actor.send({ type: 'language.choose', code });
  return { actor, view, reached, choose };
}

describe('languageMachine', () => {
  it("lists the languages and marks the user's own [LANG-003, LANG-006]", async () => {
    const [set, unset] = [start(), start({}, languageInputs.unset)];
    expect(set.view()).toMatchObject({ step: 'loading', isBusy: true });

    await Promise.all([set.reached('choosing'), unset.reached('choosing')]);

    expect(set.view()).toEqual({
      step: 'choosing',
      languages: languageOptions,
      marked: 'rus',
      isBusy: false,
      message: undefined,
      error: undefined,
    });
    expect(unset.view().marked).toBeUndefined();
  });

  it('sets the chosen language and hands it over [LANG-008, LANG-009]', async () => {
    const { port, calls } = heldPort<{ code: Language }, unknown>();
    const { actor, view, reached, choose } = start({ setLanguage: port });
    await reached('choosing');

    choose('hye');
    expect(view()).toMatchObject({ step: 'choosing', isBusy: true, marked: 'hye' });
    expect(calls.map(({ input }) => input)).toEqual([{ code: 'hye' }]);
    calls[0]?.answer(undefined);

    expect(await toPromise(actor)).toEqual({ status: 'chosen', code: 'hye' });
  });

  it('sets the default language, too, for a user who never chose one', async () => {
    const { actor, reached, choose } = start({}, languageInputs.unset);
    await reached('choosing');

    choose('rus');

    expect(await toPromise(actor)).toEqual({ status: 'chosen', code: 'rus' });
  });

  it('changes nothing when the own language is chosen again', async () => {
    const setLanguage = vi.fn();
    const { actor, reached, choose } = start({ setLanguage });
    await reached('choosing');

    choose('rus');

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    expect(setLanguage).not.toHaveBeenCalled();
  });

  it('takes no language that is not in the list', async () => {
    const listLanguages = async () => languageOptions.slice(0, 2);
    const { actor, reached, choose } = start({ listLanguages });
    await reached('choosing');

    choose('hye');

    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it.each([
    ['without languages [LANG-007]', async () => []],
    ['when they cannot be listed', () => Promise.reject(new Error('No connection'))],
  ])('shows the error dialog %s', async (_, listLanguages) => {
    const { actor, view, reached } = start({ listLanguages });
    await reached('unavailable');
    expect(view()).toMatchObject({
      step: 'error',
      error: { title: { key: 'modal.error.title' }, subtitle: { key: 'modal.error.subtitle' } },
    });

    actor.send({ type: 'language.close' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it('ends by itself without languages, where it may be left out', async () => {
    const { actor } = start({ listLanguages: async () => [] }, languageInputs.optional);

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it('tells why a language was not set, and asks again', async () => {
    const error = errorAnswer({ status: 500, code: 1, description: 'Не сейчас' });
    const setLanguage = vi.fn().mockRejectedValue(error);
    const { actor, view, reached, choose } = start({ setLanguage });
    await reached('choosing');

    choose('eng');
    await waitFor(actor, ({ context }) => context.message !== undefined);

    expect(view()).toMatchObject({
      step: 'choosing',
      isBusy: false,
      marked: 'rus',
      message: { text: 'Не сейчас' },
    });
  });

  it('aborts its call when the viewer turns back', async () => {
    const { port, calls } = heldPort<{ code: Language }, unknown>();
    const { actor, reached, choose } = start({ setLanguage: port });
    await reached('choosing');
    choose('eng');

    actor.send({ type: 'language.close' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('lists again when it was restored before the list came', async () => {
    const { port } = heldPort<undefined, typeof languageOptions>();
    const { actor } = start({ listLanguages: port });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createLanguageMachine(fakeLanguagePorts()), snapshot);
    await waitFor(restored, (state) => state.matches('choosing'));

    expect(selectLanguageView(restored.getSnapshot()).languages).toEqual(languageOptions);
    restored.stop();
  });
});
