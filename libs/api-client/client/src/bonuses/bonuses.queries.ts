import type { Client } from '../client.ts';
import { queryDefaults, type QueryContext } from '../query-defaults.ts';

/** Query options of the bonus programs. */
export const bonusProgramsQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['bonus-programs'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listBonusPrograms } = await import('./bonuses.resource.ts');
    return listBonusPrograms(client, signal);
  },
});

/** Query options of a bonus program. */
export const bonusProgramQuery = (client: Client, id: string) => ({
  ...queryDefaults,
  queryKey: ['bonus-program', id] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getBonusProgram } = await import('./bonuses.resource.ts');
    return getBonusProgram(client, { id }, signal);
  },
});

/** Query options of the draw of the day. */
export const bonusDrawQuery = (client: Client) => ({
  ...queryDefaults,
  queryKey: ['bonus-draw'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getBonusDraw } = await import('./bonuses.resource.ts');
    return getBonusDraw(client, signal);
  },
});
