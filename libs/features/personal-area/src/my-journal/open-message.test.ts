import { messageFixture, pollMessageFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { openMessage } from './open-message.ts';

const requestOf = (message: Parameters<typeof openMessage>[1]) => {
  const tell = vi.fn();
  openMessage({ tell }, message);
  const [[systemId, event] = []] = tell.mock.calls;
  return [systemId, event];
};

describe('openMessage', () => {
  it('shows a letter with the way it leads', () => {
    expect(requestOf(messageFixture)).toEqual([
      'modal',
      {
        type: 'modal.open',
        request: {
          id: 'message-message-1',
          name: 'popup',
          data: {
            tone: 'info',
            message: { html: messageFixture.title },
            submessage: { html: messageFixture.text },
            image: undefined,
            target: { type: 'screen', title: 'Смотреть', path: 'series/severnyy-svet' },
            durationSeconds: undefined,
            isCancellable: true,
            messageId: 'message-1',
            poll: undefined,
          },
        },
      },
    ]);
  });

  it('asks the questions of a poll [MODAL-021]', () => {
    const { id, poll } = pollMessageFixture;

    expect(requestOf(pollMessageFixture)).toEqual([
      'modal',
      {
        type: 'modal.open',
        request: { id: `poll-${id}`, name: 'poll', data: { messageId: id, poll } },
      },
    ]);
  });
});
