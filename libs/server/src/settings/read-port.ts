import { StartRefusal } from '../start-refusal.ts';

/**
 * Reads a port from the environment; 0 takes a free one.
 *
 * @throws {@link StartRefusal} naming the variable and its value.
 */
export function readPort(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartRefusal(`${name} must be a port between 0 and 65535, not "${text}".`);
}
