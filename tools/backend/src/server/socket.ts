import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Socket } from 'node:net';

/** The connection of a request; absent where the app is called without a server. */
export function socketOf(c: Context): Socket | undefined {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket;
}
