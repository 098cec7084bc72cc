import type { ErrorName } from '@foyer/contract';

/** Every sentence that the server itself says, apart from what stands in the database. */
export interface ServerTexts {
  /** Answer of a refused call by the name of its error. */
  errors: Readonly<Record<ErrorName, string>>;
  /** Name of the master profile of a new account. */
  mainProfile: string;
  /** What a blocked viewer reads, and what is still offered. */
  blockScreen: Readonly<
    Record<'message' | 'submessage' | 'refill' | 'myCollection' | 'logout', string>
  >;
  pinChanged: string;
  pinDeleted: string;
  profileSwitched: (name: string) => string;
  trailer: string;
  /** Sound of a song without its voice, and with it. */
  songMusic: string;
  songVoice: string;
  songWords: string;
}
