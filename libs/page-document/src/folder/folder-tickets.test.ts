import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyIn } from './folder-files.ts';
import { folderTickets } from './folder-tickets.ts';

const temporary = () => mkdtemp(join(tmpdir(), 'foyer-tickets-'));

describe('folderTickets', () => {
  it('opens the draft of its page for ten minutes, in another process too', async () => {
    const dir = await temporary();
    let now = new Date('2026-05-01T10:00:00.000Z');
    const composer = folderTickets(dir, () => now);
    const web = folderTickets(dir, () => now);

    const { ticket, expires_at: end } = await composer.issue('summer');

    expect(end).toBe('2026-05-01T10:10:00.000Z');
    expect(await web.opens('summer', ticket)).toBe(true);
    expect(await web.opens('winter', ticket)).toBe(false);
    now = new Date('2026-05-01T10:10:00.000Z');
    expect(await web.opens('summer', ticket)).toBe(false);
  });

  it('refuses what it did not sign', async () => {
    const [dir, other] = [await temporary(), await temporary()];
    const { ticket } = await folderTickets(dir).issue('summer');
    const [until = '', signature = ''] = ticket.split('.');
    const later = (Number.parseInt(until, 36) + 600).toString(36);

    const forged = [undefined, '', '.', until, `${later}.${signature}`, `${ticket}.x`, `${until}.`];
    for (const one of forged) expect(await folderTickets(dir).opens('summer', one)).toBe(false);
    expect(await folderTickets(other).opens('summer', ticket)).toBe(false);
  });

  it('makes one key, which others on this machine do not read', async () => {
    const dir = await temporary();

    const tickets = await Promise.all(
      Array.from({ length: 5 }, () => folderTickets(dir).issue('summer')),
    );

    const opened = tickets.map(({ ticket }) => folderTickets(dir).opens('summer', ticket));
    expect(await Promise.all(opened)).toEqual([true, true, true, true, true]);
    expect((await stat(keyIn(dir))).mode % 0o1000).toBe(0o600);
  });
});
