import { createTranslator } from '@foyer/ui/i18n';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { SiteConfig } from '@foyer/page-runtime/page/site-config';
import { PageProviders } from '@foyer/page-runtime/page/page-providers';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { useAdvertising } from './use-advertising.ts';

const advertising = {
  origins: ['https://ads.example'],
  needsConsent: true,
  verificationVendors: [],
  hasPauseBanner: false,
};

/** What a player on a page is given, where the operator has set so much. */
async function advertisingAt(path: string, changed: Partial<SiteConfig>) {
  window.history.replaceState(null, '', path);
  const { site } = pageConfig();
  const config = pageConfig({ site: { ...site, ...changed } });
  const translator = await createTranslator('rus', { segments: ['player'] });
  const { result } = renderHook(useAdvertising, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <PageProviders
        config={config}
        label={config.label}
        translator={translator}
        client={{ call: () => new Promise(() => undefined) }}
        queryClient={createQueryClient()}
      >
        {children}
      </PageProviders>
    ),
  });
  return result.current;
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('useAdvertising', () => {
  it.each(['/kids', '/kids/', '/kids/movies/1/play?from=hero'])(
    'gives no advertisements on a path that the operator keeps free of them: %s [START-032]',
    async (path) => {
      const props = await advertisingAt(path, { advertising, externalAdsExemptions: ['/kids'] });

      expect(props).toEqual({});
    },
  );

  it.each(['/', '/kidsmovies', '/movies/1/play'])(
    'gives them on every other path: %s [START-032]',
    async (path) => {
      const props = await advertisingAt(path, { advertising, externalAdsExemptions: ['/kids'] });

      expect(props).toEqual({
        playBreak: expect.any(Function),
        prepareAds: expect.any(Function),
      });
    },
  );

  it('gives none where the label has no ad server', async () => {
    expect(await advertisingAt('/movies/1/play', {})).toEqual({});
  });
});
