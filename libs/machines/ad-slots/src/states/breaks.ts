import type { AdSlot } from '@foyer/contract';
import { and, raise } from 'xstate';
import { errorReport, lastWord } from '../ad-slots.reports.ts';
import { adSlotsSetup, beside } from '../ad-slots.setup.ts';
import { playing } from './playing.ts';

/** A slot is used, and the content held until its break is over. AD-005 */
const begin = (slot: AdSlot) =>
  [
    { type: 'use', params: slot },
    { type: 'tellContent', params: { type: 'ad.changed', status: true } },
  ] as const;

/** One break after another. */
export const breaks = adSlotsSetup.createStateConfig({
  description: 'The break that is due or plays',
  initial: 'opening',
  states: {
    opening: {
      description: 'Before the content',
      meta: { requirements: ['AD-011', 'AD-012'] },
      always: [
        {
          guard: 'isPrerollPassedOver',
          description: 'It holds nothing: the content goes on, and the caller is answered so',
          target: 'due',
          actions: { type: 'use', params: 'preroll' },
        },
        {
          guard: 'isPrerollDue',
          target: 'due',
          actions: begin('preroll'),
        },
        { target: 'none' },
      ],
    },
    none: {
      description: 'The content has the screen',
      meta: {
        requirements: ['AD-013', 'AD-014', 'AD-015', 'AD-016', 'AD-017', 'AD-018', 'AD-021'],
      },
      on: {
        'midroll.check': {
          guard: 'isMidrollDue',
          target: 'due',
          actions: begin('midroll'),
        },
        'content.played': {
          guard: and(['isPauserollDue', beside.isRested]),
          target: 'due',
          actions: [...begin('pauseroll'), raise({ type: 'pauseroll.used' })],
        },
        'content.ended': {
          guard: 'isPostrollDue',
          target: 'due',
          actions: begin('postroll'),
        },
      },
    },
    due: {
      description: 'The content is held until the break can start',
      meta: { requirements: ['AD-005', 'AD-023', 'AD-026'] },
      always: [
        { guard: 'isOff', target: 'none', actions: 'forget' },
        {
          guard: 'isAddressWrong',
          target: 'none',
          actions: [
            {
              type: 'report',
              params: ({ context }) => errorReport(context, 'NOT_CORRECT_VAST_URL'),
            },
            { type: 'tellContent', params: ({ context }) => lastWord(context) },
            'forget',
          ],
        },
        { guard: and([beside.isPrepared, 'mayBegin']), target: 'playing' },
      ],
    },
    playing,
  },
});
