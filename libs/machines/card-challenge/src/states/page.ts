import { cardChallengeSetup } from '../card-challenge.setup.ts';

/** Where the bank's page is. */
export const page = cardChallengeSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      description:
        'The bank says how its page is shown; a frame of our own origin would have no wall.',
      always: [
        { guard: 'isNoAddress', target: '#cardChallenge.blocked' },
        { guard: 'isFrame', target: 'frame' },
        { target: 'offered' },
      ],
    },
    frame: {
      description: "The bank's page stands in a frame.",
      initial: 'opening',
      on: {
        'frame.refused': { target: 'offered', actions: 'tellBlocked' },
        'frame.ended': {
          guard: { type: 'isOfBank', params: ({ event }) => event },
          target: '#cardChallenge.ended',
        },
        'page.open': 'leaving',
      },
      states: {
        opening: {
          description: 'Nothing of the frame was heard yet.',
          tags: 'busy',
          on: { 'frame.loaded': 'shown' },
          after: {
            frameWait: { target: '#cardChallenge.open.page.offered', actions: 'tellBlocked' },
          },
        },
        shown: { description: 'The frame has loaded a page.' },
      },
    },
    offered: {
      description:
        "The bank's page is opened by a press: going there at once would catch who comes back.",
      on: { 'page.open': { target: 'leaving', actions: 'clearMessage' } },
    },
    leaving: {
      description: "The browser goes to the bank's page; it leads back to the site.",
      tags: 'busy',
      on: { 'page.returned': '#cardChallenge.ended' },
      invoke: {
        src: 'openPage',
        input: ({ context }) => ({ url: context.url }),
        onError: {
          target: 'offered',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
  },
});
