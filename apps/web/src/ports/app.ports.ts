import type { AppPorts } from '@foyer/app';
import { createDemoSession, type Client } from '@foyer/client';

/** The calls of the app's own start. */
export const appPorts = (client: Client): AppPorts => ({
  createDemoSession: (_input, signal) => createDemoSession(client, {}, signal),
});
