import { errorCodes, TV_CODE_LENGTH } from '@foyer/contract';
import { hasCode, type Message, messageOf } from '@foyer/core';

/** The code that a television shows, or the one that an operator sold with it. */
export const tvCodeKinds = ['television', 'operator'] as const;

/** Which code is typed. TVCODE-014 */
export type TvCodeKind = (typeof tvCodeKinds)[number];

/** Whether a code may be sent: exactly six characters, or any at all. TVCODE-005, TVCODE-008 */
export const isWhole = (kind: TvCodeKind, code: string): boolean =>
  kind === 'television' ? [...code].length === TV_CODE_LENGTH : code.trim() !== '';

/** No television shows the code. TVCODE-012 */
export const unknownCode: Message = { key: 'component.tv_code.error.message' };

/**
 * What a failed call says: the server's description or `error.default`. TVCODE-011, TVCODE-013
 *
 * @returns Whether the code itself is no good: it is of no use in the form then.
 */
export const readFailure = (error: unknown): { message: Message; isCodeBad: boolean } => ({
  message: messageOf(error),
  isCodeBad: hasCode(error, errorCodes.wrongCode),
});
