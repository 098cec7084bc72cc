import { routeOf, type Route } from './route.ts';
import type { Sent } from '../measure/ask.ts';

/** Largest report of errors. */
const REPORT_BYTES = 2 * 1024 * 1024;

/** The start of a recorded session on `/movies`, the largest page of ours, as the SDK writes it. */
const PAGE_BYTES = 1_020_000;

const report = (body: string): readonly Sent[] => [
  {
    method: 'POST',
    path: '/api/v1/error-reports',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
    body,
  },
];

const fill = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));

const recording = JSON.stringify({
  type: 'full',
  nodes: fill('<div class="card">a</div>', PAGE_BYTES),
});
const item = '{"type":"event"}\n{}\n';
const deepEvent = `${'{"a":'.repeat(5000)}0${'}'.repeat(5000)}`;

/** Bodies of the service that may be large. */
export const answeredBodies: readonly Route[] = [
  routeOf(
    'backend',
    'error reports',
    {
      regular: {
        'a recorded page': report(`{}\n{"type":"replay_recording"}\n${recording}\n`),
      },
      abusive: {
        'as many items as fit': report(`{}\n${fill(item, REPORT_BYTES - 100)}`),
        'an event of objects in each other': report(`{}\n{"type":"event"}\n${deepEvent}\n`),
      },
    },
    204,
  ),
];
