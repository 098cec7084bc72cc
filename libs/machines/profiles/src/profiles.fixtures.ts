import { errorCodes, type Profile } from '@foyer/contract';
import { childProfileFixture, imageFixture, masterProfileFixture } from '@foyer/contract/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import { fakePinPorts } from '@foyer/pin/fixtures';
import type { ProfilesInput, ProfilesPorts } from './profiles.types.ts';

const picture = (id: string): Profile['icon'] => ({
  id,
  image: imageFixture(id),
});

/** A family: the master, an adult and a child. */
export const family: readonly Profile[] = [
  { ...masterProfileFixture, icon: picture('avatar-1') },
  {
    ...masterProfileFixture,
    id: 'profile-adult',
    name: 'Пётр',
    type: 'additional',
    icon: picture('avatar-2'),
  },
  { ...childProfileFixture, icon: picture('avatar-3') },
];

/** Their ids. */
export const ids = { master: 'profile-master', adult: 'profile-adult', child: 'profile-child' };

/** Inputs by what they show. */
export const profilesInputs = {
  closable: { isClosable: true, skipsSingle: true },
  demanding: { isClosable: false, skipsSingle: true },
  newAccount: { isClosable: false, skipsSingle: false },
} satisfies Record<string, ProfilesInput>;

/** What the fake service begins with. */
interface FakeHousehold {
  profiles?: readonly Profile[];
  /** @default the master */
  currentId?: string;
  /** The PIN of the account. @default '1234' */
  pin?: string;
}

/** Ports of a small service that guards its profiles as the real one does; each may be replaced. */
export function fakeProfilesPorts(
  { profiles = family, currentId = ids.master, pin = '1234' }: FakeHousehold = {},
  replaced: Partial<ProfilesPorts> = {},
): ProfilesPorts {
  let current = currentId;
  const isMaster = (wanted: string) =>
    profiles.some(({ id, type }) => id === wanted && type === 'master');
  return {
    ...fakePinPorts({ pin }),
    listProfiles: async () => ({ profiles, currentId: current }),
    switchProfile: async (input) => {
      const isGuarded = !isMaster(current) && input.id !== ids.child && pin !== '0000';
      if (isGuarded && input.pin?.reveal() !== pin) {
        throw errorAnswer({ status: 403, code: errorCodes.pinRequired });
      }
      current = input.id;
    },
    otherViewer: () => new Promise(() => undefined),
    settled: () => {},
    switched: () => {},
    ...replaced,
  };
}
