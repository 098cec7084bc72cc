import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeRatingPorts, ratedItems, ratingInputs } from './rating.fixtures.ts';
import { createRatingMachine } from './rating.machine.ts';
import type { RatingInput, RatingOutput, RatingPorts } from './rating.types.ts';
import { RatingFlow } from './rating.view.tsx';

afterEach(cleanup);

async function show(replaced: Partial<RatingPorts> = {}, input: RatingInput = ratingInputs.viewer) {
  const onDone = vi.fn<(output: RatingOutput) => void>();
  const user = await showFlow(
    createRatingMachine,
    fakeRatingPorts(replaced),
    <RatingFlow shell={openShell} input={input} onDone={onDone} />,
  );
  return { onDone, user };
}

const value = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const ended = (onDone: ReturnType<typeof vi.fn>, output: RatingOutput) =>
  vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(output));

describe('RatingFlow', () => {
  it('offers 1 to 10 with the own rating marked, each said as it is out of ten [RATE-001, RATE-008]', async () => {
    await show();

    expect((await value('8 из 10')).checked).toBe(true);
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    expect(screen.getByRole('dialog', { name: 'Оцените «Метрополис»' }).textContent).toContain(
      '8 из 10',
    );
  });

  it('rates by keyboard: the button wakes when the value is another [RATE-003, RATE-004]', async () => {
    const setRating = vi.fn(async () => undefined);
    const { onDone, user } = await show({ setRating });
    (await value('8 из 10')).focus();
    expect((await button('Изменить оценку')).disabled).toBe(true);

    await user.keyboard('{ArrowRight}{Tab}{Tab}');
    expect(document.activeElement).toBe(await button('Изменить оценку'));
    await user.keyboard('{Enter}');

    await ended(onDone, { status: 'rated', rating: 9 });
    expect(setRating.mock.calls).toEqual([
      [{ item: ratedItems.rated, rating: 9 }, expect.any(AbortSignal)],
    ]);
  });

  it('takes the rating back [RATE-002, RATE-005]', async () => {
    const deleteRating = vi.fn(async () => undefined);
    const { onDone, user } = await show({ deleteRating });

    await user.click(await button('Убрать оценку'));
    await user.click(await button('Убрать оценку'));

    await ended(onDone, { status: 'rated', rating: 0 });
    expect(deleteRating).toHaveBeenCalledOnce();
  });

  it('keeps the choice after a failure [RATE-006]', async () => {
    const tellFailure = vi.fn();
    const { user } = await show({
      findItem: async () => ratedItems.unrated,
      setRating: () => Promise.reject(errorAnswer({ status: 500, code: 1 })),
      tellFailure,
    });
    await user.click(await value('3 из 10'));

    await user.click(await button('Оценить'));

    await vi.waitFor(() => expect(tellFailure).toHaveBeenCalledOnce());
    expect([(await value('3 из 10')).checked, (await button('Оценить')).disabled]).toEqual([
      true,
      false,
    ]);
  });

  it('leaves a visitor to the sign-in, and shows nothing [RATE-007]', async () => {
    const { onDone } = await show({}, ratingInputs.visitor);

    await ended(onDone, { status: 'sign-in' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the error dialog for a title that does not come [MODAL-024]', async () => {
    const { onDone, user } = await show({
      findItem: () => Promise.reject(errorAnswer({ status: 404, code: 1 })),
    });
    await screen.findByRole('dialog', { name: 'Не\u00A0получилось' });

    await user.keyboard('{Escape}');

    await ended(onDone, { status: 'cancelled' });
  });
});
