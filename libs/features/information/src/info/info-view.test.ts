import { describe, expect, it } from 'vitest';
import { infoView } from './info-view.ts';

describe('infoView', () => {
  it('finds the view of an address, also of the router’s own call for data [ROUTE-061, ROUTE-064, ROUTE-065]', () => {
    expect(
      ['/support', '/offer', '/contacts/', '/contacts.data'].map((pathname) =>
        infoView({ pathname }),
      ),
    ).toEqual([
      { alias: 'support', path: '/support' },
      { alias: 'offer', path: '/offer' },
      { alias: 'contacts', path: '/contacts' },
      { alias: 'contacts', path: '/contacts' },
    ]);
  });
});
