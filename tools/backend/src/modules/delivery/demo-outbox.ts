import type { Context } from '../../server/call.ts';
import { keepReadable } from './outbox.store.ts';
import type { Deliver } from './outgoing-message.ts';

/** With demo powers: keeps messages readable for the control room, and puts codes on the terminal. */
export const demoOutbox =
  ({ db, print }: Pick<Context, 'db' | 'print'>): Deliver =>
  async (message) => {
    const { id, channel, recipient, purpose, text } = message;
    const code = 'code' in message ? message.code : null;
    await keepReadable(db, id, { code, text });
    if (code === null) return;
    print(`${channel === 'sms' ? 'SMS' : 'E-mail'} to ${recipient}: code ${code} (${purpose})`);
  };
