import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePollPorts, pollInputs } from './poll.fixtures.ts';
import { createPollMachine } from './poll.machine.ts';
import type { PollOutput, PollPorts } from './poll.types.ts';
import { PollFlow } from './poll.view.tsx';

afterEach(cleanup);

async function show(replaced: Partial<PollPorts> = {}) {
  const onDone = vi.fn<(output: PollOutput) => void>();
  const onCompleted = vi.fn<(messageId: string) => void>();
  const finishPoll = vi.fn(replaced.finishPoll ?? (async () => undefined));
  // One object for all renders, or each would start the poll anew.
  const ports = fakePollPorts({ finishPoll });
  const user = await showFlow(
    createPollMachine,
    ports,
    <PollFlow
      shell={openShell}
      input={pollInputs.twoQuestions}
      onCompleted={onCompleted}
      onDone={onDone}
    />,
  );
  return { onDone, onCompleted, finishPoll, user };
}

const answer = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const sent = (calls: readonly (readonly unknown[])[]) => calls.map(([input]) => input);

async function answerAll(user: UserEvent) {
  await user.click(await answer('Сериалы'));
  await user.click(await button('Дальше'));
  await user.click(await answer('В гостях'));
  await user.click(await button('Завершить'));
}

describe('PollFlow', () => {
  it('shows one question, and goes on only when it is answered [NOTIF-011, MODAL-021]', async () => {
    const { user } = await show();
    await screen.findByRole('radiogroup', { name: 'Что смотрите чаще?' });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect((await button('Дальше')).disabled).toBe(true);

    await user.click(await answer('Сериалы'));
    expect((await button('Дальше')).disabled).toBe(false);
    await user.click(await button('Дальше'));

    await screen.findByRole('radiogroup', { name: 'Где смотрите?' });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('takes the focus to the next question', async () => {
    const { user } = await show();

    await user.click(await answer('Сериалы'));
    await user.click(await button('Дальше'));

    expect(document.activeElement).toBe(await answer('Дома'));
  });

  it('is answered with the keyboard alone', async () => {
    const { finishPoll, user } = await show();
    (await answer('Фильмы')).focus();

    await user.keyboard('{ArrowDown}{Enter}');
    await answer('Дома');
    await user.keyboard(' {Enter}');

    await vi.waitFor(() =>
      expect(sent(finishPoll.mock.calls)).toEqual([{ messageId: 'message-4', answers: [1, 0] }]),
    );
  });

  it('calls the last button by another word, and thanks [NOTIF-012, NOTIF-013, NOTIF-014]', async () => {
    const { finishPoll, onCompleted, onDone, user } = await show();

    await answerAll(user);

    await screen.findByRole('dialog', { name: /Спасибо за\sответы/ });
    expect(sent(finishPoll.mock.calls)).toEqual([{ messageId: 'message-4', answers: [1, 2] }]);
    expect(onCompleted).toHaveBeenCalledExactlyOnceWith('message-4');
    expect(onDone).not.toHaveBeenCalled();

    const [close] = await screen.findAllByRole('button', { name: 'Закрыть' });
    if (close) await user.click(close);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'completed' }));
  });

  it('takes no other answer while the answers travel', async () => {
    const { port } = heldPort<{ messageId: string; answers: readonly number[] }, unknown>();
    const { user } = await show({ finishPoll: port });

    await answerAll(user);

    expect((await answer('В гостях')).checked).toBe(true);
    expect(screen.getByRole('radiogroup')).toHaveProperty('disabled', true);
  });

  it('keeps the answer and says why it was not taken', async () => {
    const failed = async () => {
      throw errorAnswer({ status: 500, code: 1, description: 'Опрос закрыт' });
    };
    const { user } = await show({ finishPoll: failed });

    await answerAll(user);

    expect(await screen.findByText('Опрос закрыт')).toBeTruthy();
    expect((await answer('В гостях')).checked).toBe(true);
  });

  it('ends cancelled with Escape', async () => {
    const { onDone, user } = await show();
    await answer('Фильмы');

    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled' }));
  });
});
