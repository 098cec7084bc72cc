import type { Line } from '../measure/measure-lines.ts';

/** The cheapest answer of each server that there is nothing: what each refusal is compared with. */
export const plainLines: readonly Line[] = (['backend', 'web'] as const).map((server) => ({
  name: 'plain 404',
  server,
  requests: [{ path: '/assets/none.js' }],
  status: 404,
}));
