import { actorFromPort, type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import { pagesOf } from './pages-of.ts';
import type { ProductOnboardingEvent } from './product-onboarding.events.ts';
import type {
  OnboardingProduct,
  ProductOnboardingContext,
  ProductOnboardingInput,
  ProductOnboardingOutput,
  ProductOnboardingPorts,
} from './product-onboarding.types.ts';

/**
 * The pages that follow a purchase: what was bought. Spec 2 §4 "Payment modal", PAY-012, decision 0109.
 *
 * It can be skipped in every state; a failed call is a message, and nothing is thrown.
 */
export const productOnboardingMachine = setup({
  types: {} as {
    input: ProductOnboardingInput;
    context: ProductOnboardingContext;
    events: ProductOnboardingEvent;
    output: ProductOnboardingOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    findProduct: missingPort<ProductOnboardingInput, OnboardingProduct>(
      'findProduct',
      'What was bought, with all that it holds.',
    ),
  },
  guards: {
    hasNext: ({ context }) => context.pageIndex + 1 < context.pages.length,
    isPage: ({ context }, { index }: { index: number }) => index in context.pages,
  },
  actions: {
    learnPages: assign((_, product: OnboardingProduct) => ({
      pages: pagesOf(product),
      pageIndex: 0,
    })),
    goOn: assign(({ context }) => ({ pageIndex: context.pageIndex + 1 })),
    goTo: assign((_, { index }: { index: number }) => ({ pageIndex: index })),
    clearMessage: assign({ message: undefined }),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
}).createMachine({
  id: 'productOnboarding',
  description: 'Shows what was bought, page by page.',
  context: ({ input }) => ({
    productType: input.productType,
    productId: input.productId,
    pages: [],
    pageIndex: 0,
    message: undefined,
  }),
  on: { 'onboarding.skip': '.closed', 'flow.resumed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      description: 'What was bought is read.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        src: 'findProduct',
        input: ({ context: { productType, productId } }) => ({ productType, productId }),
        onDone: {
          target: 'showing',
          actions: { type: 'learnPages', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'It did not come; the viewer has it all the same.',
      on: { 'onboarding.retry': 'loading' },
    },
    showing: {
      description: 'One page is the current one; any can be chosen.',
      meta: { requirements: ['PAY-012', 'ONBOARD-003'] },
      on: {
        'page.next': { guard: 'hasNext', actions: 'goOn' },
        'page.choose': {
          guard: { type: 'isPage', params: ({ event }) => event },
          actions: { type: 'goTo', params: ({ event }) => event },
        },
        'onboarding.watch': 'watched',
      },
    },
    watched: {
      description: 'The viewer goes on to what they wanted to see.',
      type: 'final',
      output: (): ProductOnboardingOutput => ({ status: 'watch' }),
    },
    closed: {
      description: 'The viewer has skipped the rest.',
      type: 'final',
      output: (): ProductOnboardingOutput => ({ status: 'closed' }),
    },
  },
  output: ({ event }) => event.output as ProductOnboardingOutput,
});

/** The machine with its call attached; what a view starts. */
export const createProductOnboardingMachine = ({ findProduct }: ProductOnboardingPorts) =>
  productOnboardingMachine.provide({ actors: { findProduct: actorFromPort(findProduct) } });
