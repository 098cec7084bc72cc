import type { PageEditorRights } from './refusal-for.ts';
import type { CallerRights } from './refusal-of.ts';

/** Everybody whose rights differ, in the order of the documentation. */
export const callerKinds = {
  'no session': undefined,
  visitor: { hasAccount: false },
  restricted: { hasAccount: true, isRestricted: true, isMaster: true },
  blocked: { hasAccount: true, isBlocked: true, isMaster: true },
  child: { hasAccount: true, isChild: true },
  additional: { hasAccount: true },
  master: { hasAccount: true, isMaster: true },
  'page viewer': { pageRole: 'viewer' },
  'page editor': { pageRole: 'editor' },
  'page publisher': { pageRole: 'publisher' },
} as const satisfies Record<string, CallerRights | PageEditorRights | undefined>;

/** A kind of caller. */
export type CallerKind = keyof typeof callerKinds;
