import { describe, expect, it } from 'vitest';
import { readBonusLogin } from './bonus-login.ts';

describe('readBonusLogin', () => {
  it.each([
    ['89000000005', '+79000000005'],
    ['9000000005', '+79000000005'],
    ['79000000005', '+79000000005'],
    ['+7 (900) 000-00-05', '+79000000005'],
    ['37491234567', '+37491234567'],
    ['12025550123', undefined],
    ['8900000000', undefined],
    ['', undefined],
  ])('reads the phone %j as %s [BONUS-009, BONUS-010, BONUS-011]', (login, phone) => {
    expect(readBonusLogin(login, 'phone')).toBe(phone);
  });

  it.each([
    ['Anna@Example.org', 'anna@example.org'],
    ['anna@example', undefined],
    ['anna example@x.org', undefined],
    ['boris,anna@example.org', undefined],
    ['boris<anna@example.org>', undefined],
  ])('reads the address %j as %s [BONUS-012]', (login, address) => {
    expect(readBonusLogin(login, 'email')).toBe(address);
  });
});
