import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loginModeSchema, loginTypeSchema } from '../auth/auth.schema.ts';
import { sessionSchema } from './session.schema.ts';

describe('sessionSchema', () => {
  it('knows two states [SESS-002]', () => {
    const isState = (state: string) =>
      v.is(sessionSchema, { session_state: state, is_auth: false });

    expect(['normal', 'restricted', 'blocked', ''].map(isState)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('loginModeSchema', () => {
  it('knows four ways on [LOGIN-020]', () => {
    expect(loginModeSchema.options).toEqual([
      'authorize',
      'register',
      'reset_password',
      'migrate_phone',
    ]);
  });
});

describe('loginTypeSchema', () => {
  it('knows phones and e-mail addresses [LOGIN-021]', () => {
    expect(loginTypeSchema.options).toEqual(['phone', 'email']);
  });
});
