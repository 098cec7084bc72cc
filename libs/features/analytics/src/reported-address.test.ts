// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { reportedPath, reportedQuery, reportedReferrer } from './reported-address.ts';

describe('reported addresses', () => {
  it('leave out values of secret parameters and keep their names', () => {
    const secrets = ['access', 'auth_phone', 'msisdn', 'session_id', 'ott_tv_code', 'token'];
    const query = [...secrets, 'name'].map((name) => `${name}=value-of-${name}`).join('&');

    expect(reportedQuery(query)).toBe(
      'access=&auth_phone=&msisdn=&session_id=&ott_tv_code=&token=&name=value-of-name',
    );
  });

  it.each(['code', 'email', 'key', 'login', 'password', 'phone', 'pin', 'uid'])(
    'leave out the value of %s',
    (name) => {
      expect(reportedQuery(`old_${name}=secret`)).toBe(`old_${name}=`);
    },
  );

  it('are paths without parameters, also of the site that led here', () => {
    expect(reportedReferrer('https://mail.example/inbox?q=code#msisdn=79')).toBe(
      'https://mail.example/inbox',
    );
    expect(reportedReferrer('')).toBeUndefined();
    expect(reportedPath(`/${'x'.repeat(400)}`)).toHaveLength(300);
  });
});
