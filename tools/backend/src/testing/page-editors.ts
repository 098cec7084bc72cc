import { createHash } from 'node:crypto';
import { PAGE_TEXT_TYPE, pageRoles, type PageRole } from '@foyer/contract';
import type { TestAnswer, TestBackend } from './test-backend.ts';

/** Tokens of the page editors of the tests, by their role. */
export const pageTokens: Readonly<Record<PageRole, string>> = {
  viewer: 'token-of-vera',
  editor: 'token-of-egor',
  publisher: 'token-of-pavel',
};

const names: Readonly<Record<PageRole, string>> = {
  viewer: 'vera',
  editor: 'egor',
  publisher: 'pavel',
};

/** The setting that lets them in. */
export const PAGE_EDITORS = JSON.stringify(
  pageRoles.map((role) => ({
    name: names[role],
    role,
    sha256: createHash('sha256').update(pageTokens[role]).digest('hex'),
  })),
);

/** What a page editor sends beside method and path. */
interface PageRequest {
  /** As JSON. */
  body?: unknown;
  /** A document, as it is. */
  text?: string;
  /** A file, as it is. */
  file?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Sends calls with a token; paths stand below `/api/v1`. */
export type PageCaller = (
  method: string,
  path: string,
  request?: PageRequest,
) => Promise<TestAnswer>;

/** A page editor of this role, or who holds another token. */
export function pageEditor({ app }: Pick<TestBackend, 'app'>, role: PageRole | string): PageCaller {
  const token = role in pageTokens ? pageTokens[role as PageRole] : role;
  return async (method, path, { body, text, file, headers = {} } = {}) => {
    const type =
      (text !== undefined && PAGE_TEXT_TYPE) ||
      (file !== undefined && 'application/octet-stream') ||
      (body !== undefined && 'application/json');
    const response = await app.request(`/api/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(type && { 'content-type': type }),
        ...headers,
      },
      body: file ?? text ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const answer = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(answer) : answer,
      text: answer,
      headers: response.headers,
    };
  };
}
