import { labels } from '@foyer/ui/theme';
import { afterEach, expect, it, vi } from 'vitest';
import { loginInput } from './login-input.ts';

afterEach(() => vi.restoreAllMocks());

it('begins the sign-in where the browser forbids its storages', () => {
  const forbidden = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  const user = {
    system_info: { allowed_login_types: ['phone' as const] },
    language: 'rus' as const,
  };

  expect(loginInput(user as never, labels.main, { phone: '+79000000002' })).toMatchObject({
    phone: '+79000000002',
    isProfilesSkipped: false,
  });
});
