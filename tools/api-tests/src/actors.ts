/** Everybody who may call: each with other rights. The accounts are those of the demo. */
export const actors = [
  /** Without any session. */
  'nobody',
  /** In a demo session. */
  'visitor',
  /** Signed in beyond the device limit. */
  'restricted',
  /** Signed in to a blocked account. */
  'blocked',
  /** An additional profile of the family. */
  'additional',
  /** The child of the family: 6+, 08:00 to 20:00, sixty minutes a day. */
  'child',
  /** The master profile of the family. */
  'master',
  /** The master of another account: what belongs to the family is not theirs. */
  'other',
  /** A page editor who may publish, by a token and without any session. */
  'publisher',
] as const;

/** Somebody who may call. */
export type Actor = (typeof actors)[number];

/** Last digit of the demo account of each actor who has signed in. */
export const accountOf: Readonly<Partial<Record<Actor, 1 | 2 | 3 | 4 | 5>>> = {
  restricted: 3,
  blocked: 4,
  additional: 2,
  child: 2,
  master: 2,
  other: 5,
};

/** Id of the profile that an actor watches with, unless it is the master's. */
export const profileOf: Readonly<Partial<Record<Actor, string>>> = {
  additional: 'demo-2-profile-2',
  child: 'demo-2-profile-3',
};
