import type { Guide, ProgrammeShort } from '@foyer/contract';
import type { Stack } from '@foyer/workspace/stack';

/** What the service's clock shows, in seconds since 1970. */
export async function serviceSeconds({ webUrl }: Stack): Promise<number> {
  const { headers } = await fetch(`${webUrl}/api/v1/channel-genres`);
  return Date.parse(headers.get('date') ?? '') / 1_000;
}

/** What a channel shows at a moment of the service's clock, in seconds since 1970. */
export async function programmeAt(
  { webUrl }: Stack,
  channelId: string,
  time: number,
): Promise<ProgrammeShort> {
  const at = Math.floor(time);
  const query = new URLSearchParams({
    channel_ids: channelId,
    from: String(at),
    to: String(at + 1),
  });
  const answer = await fetch(`${webUrl}/api/v1/guide?${query}`);
  const [programme] = ((await answer.json()) as Guide).items[0]?.epgs ?? [];
  if (!programme) throw new Error(`Nothing is on ${channelId} at ${at}`);
  return programme;
}
