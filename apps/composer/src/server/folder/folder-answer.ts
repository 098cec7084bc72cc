import { allErrorCodes, allErrorStatuses, type PageRefusal } from '@foyer/contract';
import { FolderRefusal } from '@foyer/page-document/folder';

/** Names of refusals, those of the contract. */
export type RefusalName = keyof typeof allErrorCodes;

/** A refusal in the form of the contract. */
export function refusal(name: RefusalName, about: Partial<PageRefusal> = {}): Response {
  const body = { ...about, error_code: allErrorCodes[name], description: name };
  return Response.json(body, { status: allErrorStatuses[name], headers: noStore });
}

/** What a folder refused. */
export function refusalOf(error: unknown): Response {
  if (error instanceof FolderRefusal) return refusal(error.fault, error.about);
  throw error;
}

/** Answers of pages are kept nowhere. */
export const noStore = { 'cache-control': 'no-store' };
