import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { smtp } from './smtp.ts';

/** Those to whom a mail server without TLS is told to send what goes to an address, and what is said of it. */
async function send(
  recipient: string,
  requiresTls = false,
): Promise<{ recipients: string[]; failure: unknown }> {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, callback) => {
      recipients.push(address);
      callback();
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () =>
      resolve((listener.address() as { port: number }).port),
    );
  });
  const deliver = smtp({
    url: `smtp://127.0.0.1:${port}`,
    from: 'no-reply@example.org',
    requiresTls,
  });
  const message = {
    id: '1',
    channel: 'email',
    recipient,
    purpose: 'bonus',
    language: 'rus',
    label: undefined,
    sender: undefined,
    code: '123456',
    minutes: 10,
    subject: 'Код',
    text: '123456',
  } as const;
  const failure = await deliver(message, AbortSignal.timeout(5000)).catch(
    (error: unknown) => error,
  );
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return { recipients, failure };
}

describe('smtp', () => {
  it('sends to the address', async () => {
    expect((await send('viewer@example.org')).recipients).toEqual(['viewer@example.org']);
  });

  it('sends nothing to a server without TLS where that is required, and says so', async () => {
    const { recipients, failure } = await send('viewer@example.org', true);

    expect(recipients).toEqual([]);
    expect(failure).toMatchObject({ message: 'the mail server offers no TLS' });
  });

  it.each([
    'other@example.org,viewer@example.org',
    'other,viewer@example.org',
    'other<viewer@example.org>',
    'all:viewer@example.org',
  ])('reads no list and no name into the address %s', async (recipient) => {
    const { recipients } = await send(recipient);

    expect(recipients).not.toContain('viewer@example.org');
    expect(recipients.length).toBeLessThan(2);
  });
});
