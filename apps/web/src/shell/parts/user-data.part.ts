import { userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import { appUserOf } from '../../ports/app.ports.ts';
import type { ShellPart } from '../shell.types.ts';

/** Tells the flows of the user's data, and whenever these come anew. */
export const userData: ShellPart = ({ page: { client, queryClient }, actor }) => {
  const [userKey] = userQuery(client).queryKey;
  const tell = (user: User) => actor.send({ type: 'user.changed', user: appUserOf(user) });
  const known = queryClient.getQueryData<User>([userKey]);
  if (known) tell(known);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === userKey) tell(event.query.state.data as User);
  });
};
