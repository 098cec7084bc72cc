// @vitest-environment node
import { userFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { viewerOf } from './viewer.ts';

const visitor = { ...userFixture, is_auth: false };
const loginTypes = (allowed_login_types: ('phone' | 'email')[]) => ({
  ...visitor,
  system_info: { ...visitor.system_info, allowed_login_types },
});

describe('viewerOf', () => {
  it('shows who is signed in, and whether something is unread [HEAD-005, HEAD-006, HEAD-007]', () => {
    const { viewer, loginHref } = viewerOf({ ...userFixture, unread_messages: 2 }, '/');

    expect(viewer).toEqual({
      name: userFixture.profile?.name,
      href: `/my/profiles/${userFixture.profile?.id}`,
      avatar: userFixture.profile?.icon.image,
      hasUnread: true,
    });
    expect(loginHref).toBeUndefined();
    expect(viewerOf({ ...userFixture, unread_messages: 0 }, '/').viewer?.hasUnread).toBe(false);
  });

  it('offers a visitor to sign in and to come back [HEAD-008]', () => {
    const link = { loginHref: '/auth?from=%2Fmovies%3Fgenre%3D1' };

    expect(viewerOf(loginTypes(['phone']), '/movies?genre=1')).toEqual(link);
    expect(viewerOf(undefined, '/movies?genre=1')).toEqual(link);
  });

  it('offers no sign-in where the service has none [HEAD-009]', () => {
    expect(viewerOf(loginTypes([]), '/movies')).toEqual({});
  });
});
