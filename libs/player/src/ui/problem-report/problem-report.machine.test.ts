import { heldPort } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createProblemReportMachine, problemReportMachine } from './problem-report.machine.ts';

function start() {
  const { port, calls } = heldPort<readonly string[], void>();
  const actor = createActor(createProblemReportMachine({ sendReport: port })).start();
  return { actor, calls };
}

describe('problemReportMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(problemReportMachine, {
      inputs: [undefined],
      events: [
        { type: 'report.choose', reasons: [] },
        { type: 'report.choose', reasons: ['noSound', 'outOfSync'] },
        { type: 'report.send', texts: ['No sound'] },
        { type: 'report.close' },
      ],
      calls: { sendReport: { answers: [undefined] } },
      check: ({ context, value }) => {
        if ((value === 'sending' || value === 'thanks') && context.reasons.length === 0) {
          throw new Error('An empty report was sent');
        }
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "0/0",
        "done": "1/1",
        "error": "1/1",
        "events": "5/5",
        "paths": 7,
        "states": "5/5",
      }
    `);
  });

  it('sends nothing before a reason is chosen [REPORT-002]', () => {
    const { actor, calls } = start();

    actor.send({ type: 'report.send', texts: [] });

    expect([actor.getSnapshot().value, calls]).toEqual(['poll', []]);
  });

  it('sends the words, says thanks and goes back to the settings [REPORT-001, REPORT-004, REPORT-005]', async () => {
    const { actor, calls } = start();
    actor.send({ type: 'report.choose', reasons: ['noSound'] });
    actor.send({ type: 'report.send', texts: ['No sound'] });
    calls[0]?.answer();
    await waitFor(actor, (snapshot) => snapshot.matches('thanks'));

    actor.send({ type: 'report.close' });

    expect([calls.map(({ input }) => input), actor.getSnapshot().output]).toEqual([
      [['No sound']],
      { status: 'sent' },
    ]);
  });

  it('keeps the choice and says why when nobody took the report, and sends again', async () => {
    const { actor, calls } = start();
    actor.send({ type: 'report.choose', reasons: ['doesNotPlay', 'noSound'] });
    actor.send({ type: 'report.send', texts: ['No sound', 'Does not play'] });
    calls[0]?.fail(new Error('No connection'));
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('poll'));

    actor.send({ type: 'report.send', texts: [...context.texts] });

    expect([context.reasons, context.message, calls.length]).toEqual([
      ['noSound', 'doesNotPlay'],
      { key: 'error.default' },
      2,
    ]);
  });

  it('gives a report up that is under way when the viewer leaves', () => {
    const { actor, calls } = start();
    actor.send({ type: 'report.choose', reasons: ['noSound'] });
    actor.send({ type: 'report.send', texts: ['No sound'] });

    actor.send({ type: 'report.close' });

    expect([calls[0]?.signal.aborted, actor.getSnapshot().output]).toEqual([
      true,
      { status: 'cancelled' },
    ]);
  });
});
