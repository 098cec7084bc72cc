import { describe, expect, it } from 'vitest';
import { askIn, withoutAsk } from './address-ask.ts';

const at = (address: string) => new URL(address, 'https://foyer.example');

describe('askIn', () => {
  it.each([
    ['/movies?access=KINO30', { kind: 'access', code: 'KINO30' }],
    ['/services/kino?check_auth=1', { kind: 'checkAuth' }],
    ['/joint_viewing/vecher%201', { kind: 'jointViewing', code: 'vecher 1' }],
    ['/?access=KINO30&check_auth', { kind: 'access', code: 'KINO30' }],
  ])('reads what %s asks for [QUERY-008, QUERY-014, QUERY-020]', (address, request) => {
    expect(askIn(at(address))).toEqual({ request, canAsk: true });
  });

  it('offers a sign-in with the phone only when the app is named, too [QUERY-015, QUERY-017]', () => {
    expect(askIn(at('/?auth_phone=%2B7%20900%20000-00-01&auth_app=tv'))).toEqual({
      request: { kind: 'phone' },
      canAsk: true,
      phone: '79000000001',
    });
    expect(askIn(at('/?auth_phone=79000000001'))).toBeUndefined();
    expect(askIn(at('/?auth_phone=nobody&auth_app=tv'))).toBeUndefined();
  });

  it('fills any sign-in in by auth_phone, else by msisdn [QUERY-017]', () => {
    expect(askIn(at('/?check_auth&msisdn=79000000002'))?.phone).toBe('79000000002');
    expect(askIn(at('/?check_auth&msisdn=79000000002&auth_phone=79000000001'))?.phone).toBe(
      '79000000001',
    );
  });

  it.each(['/embed/buy?access=A', '/embed/vod/1?check_auth', '/variants?check_auth'])(
    'may not open a sign-in on %s [QUERY-021, QUERY-022]',
    (address) => {
      expect(askIn(at(address))?.canAsk).toBe(false);
    },
  );

  it.each(['/', '/?access=', '/movies/joint_viewing/1', '/?msisdn=79000000002', '/?auth_app=tv'])(
    'hears nothing in %s',
    (address) => {
      expect(askIn(at(address))).toBeUndefined();
    },
  );
});

describe('withoutAsk', () => {
  it('takes away what is spent and keeps the rest', () => {
    expect(withoutAsk(at('/a?access=1&b=2&check_auth&auth_phone=3&auth_app=4#c'))).toBe('/a?b=2#c');
  });
});
