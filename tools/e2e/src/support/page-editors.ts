import { createHash } from 'node:crypto';
import { API_PREFIX, PAGE_TEXT_TYPE, type PageRole, pageRoles } from '@foyer/contract';
import type { Stack } from '@foyer/workspace/stack';

/** What each editor signs in with. */
export const tokenOf = (role: PageRole): string => `token-of-the-${role}`;

/** The setting that lets one editor of each role in; they are named by their role. */
export const PAGE_EDITORS = JSON.stringify(
  pageRoles.map((role) => ({
    name: role,
    role,
    sha256: createHash('sha256').update(tokenOf(role)).digest('hex'),
  })),
);

/** An answer to a call of an editor. */
export interface EditorsAnswer {
  status: number;
  /** Nothing where there is no body. */
  body: unknown;
}

/** Sends a call of an editor straight to the service of a stack; paths stand below `/api/v1`. */
export async function callAs(
  { backendUrl }: Pick<Stack, 'backendUrl'>,
  role: PageRole,
  { method = 'GET', path, ...init }: RequestInit & { path: string },
): Promise<EditorsAnswer> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${tokenOf(role)}`);
  const answer = await fetch(backendUrl + API_PREFIX + path, { ...init, method, headers });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** A draft as the service has it. */
export interface Draft {
  text: string;
  revision: string;
}

/** The draft of a page. */
export const readDraft = async (stack: Stack, alias: string): Promise<Draft> =>
  (await callAs(stack, 'viewer', { path: `/pages/${alias}` })).body as Draft;

/** Puts another text in the place of a draft. */
export async function writeDraft(stack: Stack, alias: string, text: string): Promise<void> {
  const { revision } = await readDraft(stack, alias);
  const { status, body } = await callAs(stack, 'editor', {
    method: 'PUT',
    path: `/pages/${alias}`,
    headers: { 'content-type': PAGE_TEXT_TYPE, 'if-match': `"${revision}"` },
    body: text,
  });
  if (status !== 200) throw new Error(`The draft was answered ${status} ${JSON.stringify(body)}`);
}

/** Publishes the draft of a page. The answer of a refusal holds its problems. */
export async function publishDraft(stack: Stack, alias: string): Promise<EditorsAnswer> {
  const { revision } = await readDraft(stack, alias);
  return callAs(stack, 'publisher', {
    method: 'POST',
    path: `/pages/${alias}/publish`,
    headers: {
      'content-type': 'application/json',
      'if-match': `"${revision}"`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: '{}',
  });
}

/** A ticket for the draft of a page. */
export async function ticketFor(stack: Stack, alias: string): Promise<string> {
  const path = `/pages/${alias}/draft-tickets`;
  const { body } = await callAs(stack, 'viewer', { method: 'POST', path });
  return (body as { ticket: string }).ticket;
}
