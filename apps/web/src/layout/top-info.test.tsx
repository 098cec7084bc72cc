import { cleanup, screen, waitFor } from '@testing-library/react';
import { labels } from '@foyer/ui/theme';
import { afterEach, describe, expect, it } from 'vitest';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import PageLayout from './page.layout.tsx';

const { site } = pageConfig();
const routes = [{ element: <PageLayout />, children: [{ path: '*', element: <p>page</p> }] }];

const show = (address: string) =>
  renderPage(routes, address, {
    label: labels.alternate,
    site: {
      ...site,
      topInfoParams: {
        mediaView: {
          pages: ['/'],
          onlyNotAuth: false,
          colors: { bg: '#0a5a40', text: '#ffffff', buttonBg: '#ffffff', buttonText: '#14140f' },
          text: 'Неделя кино',
          target: { url: '/collections/7', text: 'Смотреть' },
        },
      },
    },
  });
const strip = () => screen.queryByRole('complementary', { name: 'Неделя кино' });

afterEach(cleanup);

describe('TopInfo', () => {
  it('stands over the main view, and goes with it [SHELL-003, SHELL-007]', async () => {
    const router = await show('/');
    await waitFor(() => expect(strip()).not.toBeNull());
    expect(screen.getByRole('link', { name: 'Смотреть' }).getAttribute('href')).toBe(
      '/collections/7',
    );

    await router.navigate('/sport');

    await waitFor(() => expect(strip()).toBeNull());
  });
});
