import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { controlCaller } from '../../testing/control-caller.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const control = controlCaller(() => backend);

describe('the page of the control room', () => {
  it('runs its own script and no other', async () => {
    const page = await control('GET', '/');
    const policy = page.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];

    expect(page.status).toBe(200);
    expect(policy).not.toContain('unsafe');
    expect(page.body).toContain(`<script type="module" nonce="${nonce}" src="/page/main.ts">`);
    expect(String(page.body).match(/<script/g)).toHaveLength(1);
  });

  it('serves each of its scripts without types', async () => {
    const names = readdirSync(new URL('./browser/', import.meta.url)).filter(
      (name) => !name.endsWith('.test.ts'),
    );

    for (const name of names) {
      const script = await control('GET', `/page/${name}`);
      expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(String(script.body)).not.toMatch(/import type|: string|interface /);
    }
    expect(names).toContain('main.ts');
  });

  it.each(['/page/nothing.ts', '/page/..%2Fpage-style.ts', '/page/page-style.ts'])(
    'does not serve %s',
    async (path) => {
      expect((await control('GET', path)).status).toBe(404);
    },
  );

  it('lists the test cards with what each shows', async () => {
    const { body } = await control('GET', '/__control/page');

    expect((body as { testCards: object[] }).testCards).toEqual(
      expect.arrayContaining([
        { number: '2200000000000004', shows: 'paid without a challenge' },
        {
          number: '4000000000005019',
          shows: 'paid, but the provider never answers the page',
        },
      ]),
    );
  });

  it('offers every operation, and a form for each push event', async () => {
    const { body } = await control('GET', '/__control/page');

    expect(body).toMatchObject({
      operations: expect.arrayContaining(['listMenuItems', 'streamEvents']),
      faultForm: [
        {
          name: 'operation',
          kind: 'text',
          suggestions: expect.arrayContaining(['*', 'streamEvents']),
        },
        { name: 'status', kind: 'number', isRequired: false },
        {},
        {},
        {},
        { name: 'mode', kind: 'choice', options: ['http', 'reset', 'hang', 'pass'] },
        {},
      ],
      recipients: expect.arrayContaining([
        { label: '+79000000002', login: '+79000000002' },
        { label: '+79000000002, Лёва', uid: 'demo-2-profile-3' },
      ]),
    });
  });
});
