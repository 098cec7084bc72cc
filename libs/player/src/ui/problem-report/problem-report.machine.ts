import { actorFromPort, type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import {
  type ProblemReportContext,
  type ProblemReportEvent,
  type ProblemReportOutput,
  type ProblemReportPorts,
  REPORT_REASONS,
  type ReportReason,
} from './problem-report.types.ts';

/**
 * A viewer's report about what plays: the poll, then thanks. Spec 3 §4 "Problem report", REPORT-001 to REPORT-004.
 *
 * A report that nobody took leads back to the poll with a message; the choice is kept, and sending again is the retry.
 */
export const problemReportMachine = setup({
  types: {} as {
    context: ProblemReportContext;
    events: ProblemReportEvent;
    output: ProblemReportOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    sendReport: missingPort<readonly string[], void>(
      'sendReport',
      'Sends the words of the chosen reasons; its answer says that they were taken.',
    ),
  },
  guards: {
    /** REPORT-002 */
    hasReason: ({ context }) => context.reasons.length > 0,
  },
  actions: {
    choose: assign((_, reasons: readonly ReportReason[]) => ({
      reasons: REPORT_REASONS.filter((reason) => reasons.includes(reason)),
      message: undefined,
    })),
    keepTexts: assign((_, texts: readonly string[]) => ({ texts, message: undefined })),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
}).createMachine({
  id: 'problemReport',
  description: 'Asks what is wrong with the playback, sends it, and says thanks.',
  context: { reasons: [], texts: [], message: undefined },
  initial: 'poll',
  states: {
    poll: {
      description: 'The viewer chooses; at least one reason can be sent.',
      meta: { requirements: ['REPORT-001', 'REPORT-002', 'REPORT-003'] },
      on: {
        'report.choose': { actions: { type: 'choose', params: ({ event }) => event.reasons } },
        'report.send': {
          guard: 'hasReason',
          target: 'sending',
          actions: { type: 'keepTexts', params: ({ event }) => event.texts },
        },
        'report.close': 'cancelled',
      },
    },
    sending: {
      description: 'The report is on its way.',
      meta: { requirements: ['REPORT-004'] },
      tags: 'busy',
      on: { 'report.close': 'cancelled' },
      invoke: {
        src: 'sendReport',
        input: ({ context }) => context.texts,
        onDone: 'thanks',
        onError: {
          target: 'poll',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    thanks: {
      description: 'The viewer is thanked.',
      meta: { requirements: ['REPORT-001'] },
      on: { 'report.close': 'sent' },
    },
    sent: {
      description: 'Back to the main settings.',
      type: 'final',
      output: (): ProblemReportOutput => ({ status: 'sent' }),
    },
    cancelled: {
      description: 'The viewer turned back; a call under way is given up.',
      type: 'final',
      output: (): ProblemReportOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as ProblemReportOutput,
});

/** The machine with its call attached; what the panel starts. */
export const createProblemReportMachine = (ports: ProblemReportPorts) =>
  problemReportMachine.provide({ actors: { sendReport: actorFromPort(ports.sendReport) } });
