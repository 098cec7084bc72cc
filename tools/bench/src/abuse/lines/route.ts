import type { Sent } from '../measure/ask.ts';
import type { Line, Measured } from '../measure/measure-lines.ts';

/** A kind of request that is answered: what pages ask, and the most that anyone may ask. */
export interface Route<Of extends Line = Line> {
  name: string;
  regular: readonly Of[];
  abusive: readonly Of[];
}

/** A route with what its requests cost. */
export type MeasuredRoute = Route<Measured>;

/** Requests by the names of their lines. */
type Asked = Readonly<Record<string, readonly Sent[]>>;

/**
 * A route whose requests are all answered in one way.
 *
 * @param status - Of the answers. @default 200
 */
export function routeOf(
  server: Line['server'],
  name: string,
  { regular, abusive }: { regular: Asked; abusive: Asked },
  status = 200,
): Route {
  const linesOf = (asked: Asked) =>
    Object.entries(asked).map(([of, requests]) => ({ name: of, server, requests, status }));
  return { name, regular: linesOf(regular), abusive: linesOf(abusive) };
}
