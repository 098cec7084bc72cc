import { switchProfile, type Client } from '@foyer/client';
import { secret, type World } from './world.ts';

/** Id of the family's child: 6+, 08:00 to 20:00, sixty minutes a day. */
export const CHILD_ID = 'demo-2-profile-3';

/** A client in a session of the family's child. */
export async function clientOfChild(world: World): Promise<Client> {
  const client = await world.clientOf('master');
  await switchProfile(client, { id: CHILD_ID, pin: secret('1234') });
  return client;
}
