import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  harmlessAddresses,
  harmlessHtml,
  hostileAddresses,
  hostileHtml,
} from './hostile-html.fixtures.ts';
import { SanitisedHtml } from './sanitised-html.tsx';
import { sanitiseHtml } from './sanitise-html.ts';

// In a browser, because what is dangerous depends on how a browser reads HTML.
const meta = {
  title: 'Flows/Notifications/Sanitised HTML',
  component: SanitisedHtml,
  args: { html: harmlessHtml, sanitise: sanitiseHtml },
} satisfies Meta<typeof SanitisedHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

function clean(html: string): string {
  const place = document.createElement('div');
  place.append(sanitiseHtml(html));
  return place.innerHTML;
}

const linkTo = (address: string) => `<a href="${address}">a</a>`;

/** Words, emphasis, lists and links stay. */
export const Harmless: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/channels/1');
    await expect(clean(harmlessHtml)).toBe(harmlessHtml);
    for (const address of harmlessAddresses) {
      await expect(clean(linkTo(address))).toBe(linkTo(address));
    }
  },
};

/** What runs, draws, asks or styles goes; so do addresses that are not of the web. NOTIF-002, NOTIF-003 */
export const Hostile: Story = {
  args: { html: Object.values(hostileHtml).flat().join(' ') },
  play: async () => {
    const left = Object.entries(hostileHtml).map(([name, [html]]) => [name, clean(html)]);
    await expect(left).toEqual(Object.entries(hostileHtml).map(([name, [, rest]]) => [name, rest]));
    for (const address of hostileAddresses) {
      await expect(clean(linkTo(address))).toBe('<a>a</a>');
    }
  },
};
