import { asc } from 'drizzle-orm';
import { textIn } from '@foyer/contract';
import { menuItems } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';

/** Handler of the menu call. */
export function menuRoutes({ db }: Context): Handlers<'listMenuItems'> {
  return {
    listMenuItems: async ({ language }) => {
      const rows = await db.select().from(menuItems).orderBy(asc(menuItems.position));
      return {
        items: rows.map(({ id, titles, link, icon }) => ({
          id,
          title: textIn(titles, language),
          target: { type: 'screen', link },
          icon,
        })),
      };
    },
  };
}
