import type { ProfileChanges } from '@foyer/contract';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { fakeProfileEditPorts, profileEditInputs } from './profile-edit.fixtures.ts';
import { createProfileEditMachine, type profileEditMachine } from './profile-edit.machine.ts';
import { selectProfileEditView } from './profile-edit.selectors.ts';
import type { ProfileEditInput, ProfileEditPorts } from './profile-edit.types.ts';

type ProfileEditActor = ActorRefFrom<typeof profileEditMachine>;

/** Starts the flow for a child's profile that the master looks at, unless told otherwise. */
export function start(
  replaced: Partial<ProfileEditPorts> = {},
  input: ProfileEditInput = profileEditInputs.childByMaster,
) {
  const ports = fakeProfileEditPorts(input.profile, replaced);
  return createActor(createProfileEditMachine(ports), { input }).start();
}

/** What the view would show now. */
export const view = (actor: ProfileEditActor) => selectProfileEditView(actor.getSnapshot());

/** Changes settings. */
export const change = (actor: ProfileEditActor, changes: ProfileChanges) =>
  actor.send({ type: 'profile.change', changes });

/** Resolves when nothing is under way; gives what the view shows then. */
export async function settled(actor: ProfileEditActor) {
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  return view(actor);
}
