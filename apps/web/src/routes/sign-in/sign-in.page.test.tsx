// @vitest-environment node
import { text } from 'node:stream/consumers';
import { createTranslator } from '@foyer/ui/i18n';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { PageProviders } from '@foyer/page-runtime/page/page-providers';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { SignInPage } from './sign-in.page.tsx';

it('tells a reader without scripts what the sign-in needs', async () => {
  const config = pageConfig({});
  const element = <SignInPage address="https://sofit.example/auth" />;
  const router = createMemoryRouter([{ path: '/auth', element }], { initialEntries: ['/auth'] });
  const { prelude } = await prerenderToNodeStream(
    <PageProviders
      config={config}
      label={config.label}
      translator={await createTranslator('rus', { segments: ['screen', 'state'] })}
      client={{ call: () => new Promise(() => undefined) }}
      queryClient={createQueryClient()}
    >
      <RouterProvider router={router} />
    </PageProviders>,
  );

  expect(await text(prelude)).toContain('<noscript>Для\u00A0входа нужен JavaScript');
});
