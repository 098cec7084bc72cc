import { actorFromPort, type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { ProfileChannelsEvent } from './profile-channels.events.ts';
import type {
  ChannelChoice,
  ProfileChannelsContext,
  ProfileChannelsInput,
  ProfileChannelsPorts,
} from './profile-channels.types.ts';

/** The hidden channels after some choices, in the order in which they were hidden. */
export const withChoices = (
  hidden: readonly string[],
  choices: readonly ChannelChoice[],
): readonly string[] => [
  ...hidden.filter((id) => !choices.some((choice) => choice.id === id)),
  ...choices.filter(({ isHidden }) => isHidden).map(({ id }) => id),
];

/** Of one channel the last choice counts. */
const withChoice = (choices: readonly ChannelChoice[], { id, isHidden }: ChannelChoice) => [
  ...choices.filter((choice) => choice.id !== id),
  { id, isHidden },
];

const idsOf = (choices: readonly ChannelChoice[]) => choices.map(({ id }) => id);

/** The channels that failed without some of them, with the reason as long as there is one to give. */
const without = ({ failed, message }: ProfileChannelsContext, ids: readonly string[]) => {
  const left = failed.filter((id) => !ids.includes(id));
  return { failed: left, message: left.length > 0 ? message : undefined };
};

/**
 * The channels that a profile does not want. Decision 0021
 *
 * The service takes the whole list, so there is never more than one call: what is pressed meanwhile goes with the next.
 * A call that fails takes back the choices that it carried, and no others.
 */
export const profileChannelsMachine = setup({
  types: {} as {
    input: ProfileChannelsInput;
    context: ProfileChannelsContext;
    events: ProfileChannelsEvent;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    setHiddenChannels: missingPort<{ id: string; hidden: readonly string[] }, readonly string[]>(
      'setHiddenChannels',
      'Replaces the list of channels that the profile does not want.',
    ),
  },
  guards: {
    canEdit: ({ context }) => context.canEdit,
    isWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    choose: assign(({ context }, choice: ChannelChoice) => ({
      ...without(context, [choice.id]),
      waiting: withChoice(context.waiting, choice),
    })),
    send: assign(({ context }) => ({ sent: context.waiting, waiting: [] })),
    takeHidden: assign((_, hidden: readonly string[]) => ({ hidden, sent: [] })),
    takeBack: assign(({ context }, { error }: FailedCall) => ({
      sent: [],
      failed: [...new Set([...context.failed, ...idsOf(context.sent)])],
      message: messageOf(error),
    })),
    forget: assign({ sent: [], waiting: [], failed: [], message: undefined }),
  },
}).createMachine({
  id: 'profileChannels',
  description: 'Hides channels of a profile and shows them again.',
  context: ({ input }) => ({
    ...input,
    sent: [],
    waiting: [],
    failed: [],
    message: undefined,
  }),
  on: {
    'channel.choose': {
      guard: 'canEdit',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'flow.resumed': { target: '.idle', actions: 'forget' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Channels may be hidden and shown.',
      always: { guard: 'isWaiting', target: 'saving' },
    },
    saving: {
      description: 'The list is on its way; further choices wait for it.',
      entry: 'send',
      tags: 'busy',
      invoke: {
        src: 'setHiddenChannels',
        input: ({ context: { id, hidden, sent } }) => ({ id, hidden: withChoices(hidden, sent) }),
        onDone: {
          target: 'idle',
          actions: { type: 'takeHidden', params: ({ event }) => event.output },
        },
        onError: {
          target: 'idle',
          actions: { type: 'takeBack', params: ({ event }) => event },
        },
      },
    },
  },
});

/** The machine with its call attached; what a view starts. */
export const createProfileChannelsMachine = (ports: ProfileChannelsPorts) =>
  profileChannelsMachine.provide({
    actors: { setHiddenChannels: actorFromPort(ports.setHiddenChannels) },
  });
