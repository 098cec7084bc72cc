import { expect, test } from '../support/answer-test.ts';
import { mainText } from '../support/server-page.ts';
import { sessionOf } from '../support/session-of.ts';

test('a visitor is asked to sign in on the way to the pages of an account [PERM-001]', async ({
  ask,
}) => {
  for (const path of ['/my/devices', '/my/settings', '/my/profiles/demo-2-profile-3/channels']) {
    const { status, headers } = await ask(path);

    const signIn = `/auth?from=${encodeURIComponent(path)}`;
    expect([status, headers.get('location')]).toEqual([302, signIn]);
  }
});

test('the answer that is meant for the voice assistant goes to no stranger', async ({
  ask,
  stack,
}) => {
  const cookie = await sessionOf(stack, '+79000000005');
  const stranger = encodeURIComponent('https://evil.example/');

  const page = await ask(`/alice/auth?redirect_uri=${stranger}&state=7`, { cookie });

  expect(mainText(page)).toMatch(/Ссылка не\sподошла/);
  expect(page.document.querySelectorAll('main button')).toHaveLength(0);
});
