import {
  operationList,
  pageRoleFor,
  pageRoles,
  reachesRole,
  type Operation,
  type PageRole,
} from '@foyer/contract';
import { operationExamples } from '@foyer/contract/fixtures';
import { createTestLog } from '@foyer/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../database/schema.ts';
import { PAGE_EDITORS, pageEditor, pageTokens } from '../../testing/page-editors.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { makePage, pageText, seen } from './test-pages.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend({ PAGE_EDITORS });
});

const ofPages = operationList.filter((operation) => pageRoleFor(operation) !== undefined);
const ofViewers = operationList.filter((operation) => pageRoleFor(operation) === undefined);

/** A request to an operation, as its example says. */
function requestOf(operation: Operation) {
  const {
    params = {},
    headers,
    body,
    query,
  } = operationExamples[operation.operationId as keyof typeof operationExamples] as Record<
    string,
    Record<string, string>
  >;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = query ? `?${new URLSearchParams({ ...query, cursor: '' }).toString()}` : '';
  const content = operation.textBody ? { text: String(body) } : operation.body && { body };
  return {
    path: `${path}${operation.fileBody ? '' : search.replace('cursor=', '')}`,
    sent: {
      ...content,
      ...(headers && { headers }),
      ...(operation.fileBody && { file: new Uint8Array([1]) }),
    },
  };
}

const codeOf = (body: unknown): number | undefined =>
  (body as { error_code?: number } | undefined)?.error_code;

const send = (operation: Operation, token: string) => {
  const { path, sent } = requestOf(operation);
  return pageEditor(backend, token)(operation.method.toUpperCase(), path, sent);
};

const TOKEN_REFUSED = 1000140;
const ROLE_TOO_LOW = 1000141;

describe('the calls that make pages', () => {
  const walks = ofPages.flatMap((operation) =>
    pageRoles.map((role): [string, PageRole, Operation] => [
      operation.operationId,
      role,
      operation,
    ]),
  );

  it('are walked whole', () => {
    expect(walks).toHaveLength(16 * 3);
  });

  it.each(walks)('%s is open to the right roles: %s', async (_id, role, operation) => {
    const { body } = await send(operation, role);

    const needed = pageRoleFor(operation) ?? 'publisher';
    const isRefused = [TOKEN_REFUSED, ROLE_TOO_LOW].includes(codeOf(body) ?? 0);
    expect([codeOf(body) === ROLE_TOO_LOW, isRefused]).toEqual(
      reachesRole(role, needed) ? [false, false] : [true, true],
    );
  });

  it.each(ofPages)('$operationId asks for a token that it knows', async (operation) => {
    const without = await send(operation, '');
    const wrong = await send(operation, 'token-of-nobody');

    expect([without.status, wrong.status]).toEqual([401, 401]);
    expect([codeOf(without.body), codeOf(wrong.body)]).toEqual([TOKEN_REFUSED, TOKEN_REFUSED]);
    expect(without.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('are closed to every session, be it a master profile’s [PERM-007]', async () => {
    const viewer = await backend.signedIn(5);
    const answers = await Promise.all(
      ofPages.map((operation) => {
        const { path, sent } = requestOf(operation);
        const { body, headers } = sent as { body?: unknown; headers?: Record<string, string> };
        return viewer.send(operation.method.toUpperCase(), path, {
          ...(body !== undefined && { body }),
          ...(headers && { headers }),
        });
      }),
    );

    expect(new Set(answers.map(({ body }) => codeOf(body)))).toEqual(new Set([TOKEN_REFUSED]));
  });

  it('do not exist without page editors', async () => {
    const bare = await createTestBackend();

    const answers = await Promise.all(
      ofPages.map((operation) => {
        const { path, sent } = requestOf(operation);
        return pageEditor(bare, 'publisher')(operation.method.toUpperCase(), path, sent);
      }),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('take no more than twenty wrong tokens of a network, and then not the right one either', async () => {
    const wrong = pageEditor(backend, 'token-of-nobody');
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await wrong('GET', '/pages')).status).toBe(401);
    }

    const next = await wrong('GET', '/pages');
    const right = await pageEditor(backend, 'viewer')('GET', '/pages');
    backend.pass(601);
    const later = await pageEditor(backend, 'viewer')('GET', '/pages');

    expect([next.status, right.status, later.status]).toEqual([429, 429, 200]);
    expect(next.headers.get('retry-after')).toBe('600');
  });

  it('count nothing against right tokens', async () => {
    const viewer = pageEditor(backend, 'viewer');
    await Promise.all(Array.from({ length: 40 }, () => viewer('GET', '/pages')));

    const rows = await backend.db.select().from(attempts);
    expect(rows.filter(({ key }) => key.startsWith('page-token/'))).toEqual([]);
  });
});

describe('a page editor’s token', () => {
  it('opens no call of viewers', async () => {
    const needing = ofViewers.filter(({ access, files }) => access !== 'anyone' && !files);
    const statuses: [string, number][] = [];
    for (const operation of needing) {
      const { status } = await send(operation, 'publisher');
      statuses.push([operation.operationId, status]);
    }

    expect(needing.length).toBeGreaterThan(70);
    // Some are refused for their input first, which no caller is let past.
    expect(statuses.filter(([, status]) => status < 400)).toEqual([]);
  });

  it('is in no log, nor is the draft, nor its ticket', async () => {
    const told = createTestLog('backend');
    const logged = await createTestBackend({ PAGE_EDITORS }, { log: told.log });
    const publisher = pageEditor(logged, 'publisher');
    const revision = await makePage(publisher, 'summer', 'Секретное лето');
    const made = await publisher('POST', '/pages/summer/draft-tickets');
    const { ticket } = made.body as { ticket: string };
    await logged.app.request('/api/v1/pages/summer/draft', {
      headers: { 'x-draft-ticket': ticket },
    });
    const stale = { text: pageText('summer', 'Секретный июль'), headers: seen(`${revision}x`) };
    await publisher('PUT', '/pages/summer', stale);
    await pageEditor(logged, 'token-of-nobody')('GET', '/pages');

    const lines = told.texts.join('\n');
    expect(lines).toContain('savePage');
    for (const secret of [...Object.values(pageTokens), 'token-of-nobody', ticket, 'Секретн']) {
      expect(lines).not.toContain(secret);
    }
  });
});
