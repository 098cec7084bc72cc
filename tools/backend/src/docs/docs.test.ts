import { operationList } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { drawSchema } from './draw-schema.ts';

let backend: TestBackend;
let page: string;
let policy: string;

beforeAll(async () => {
  backend = await createTestBackend();
  const answer = await backend.app.request('/docs');
  page = await answer.text();
  policy = answer.headers.get('content-security-policy') ?? '';
});

describe('GET /docs', () => {
  it('is part of the demo alone', async () => {
    const { app } = await createTestBackend({ CONTROL: '0' });

    expect((await app.request('/docs')).status).toBe(404);
  });

  it('draws every call of the contract', () => {
    const missing = operationList.filter(
      ({ operationId, path }) =>
        !page.includes(`<details id="${operationId}">`) || !page.includes(`/api/v1${path}</code>`),
    );

    expect(missing).toEqual([]);
  });

  it('leads no link to nowhere', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('runs no script and takes no style but its own', () => {
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];

    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(page).not.toMatch(/<script|style="|https?:\/\//);
  });

  it('gives the file that operators implement', async () => {
    const answer = await backend.app.request('/docs/openapi.json');

    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('drawSchema', () => {
  it('says types, limits and what may be left out, as text', () => {
    const schema = {
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 20 },
        '<b>': { enum: ['a', '"'] },
        icon: { $ref: '#/components/schemas/Image' },
      },
      required: ['name'],
    };

    expect(drawSchema(schema)).toBe(
      '<ul><li><code>name</code>: string <small>to 20 characters</small></li>' +
        '<li><code>&lt;b&gt;</code> <small>optional</small>: <code>&quot;a&quot;</code> | <code>&quot;\\&quot;&quot;</code></li>' +
        '<li><code>icon</code> <small>optional</small>: <a href="#schema-Image">Image</a></li></ul>',
    );
  });
});
