import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';

/** Query options of the bonus programs. */
export const bonusProgramsQuery = (client: Client) => ({
  queryKey: ['bonus-programs'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listBonusPrograms } = await import('./bonuses.resource.ts');
    return listBonusPrograms(client, signal);
  },
});

/** Query options of a bonus program. */
export const bonusProgramQuery = (client: Client, id: string) => ({
  queryKey: ['bonus-program', id] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getBonusProgram } = await import('./bonuses.resource.ts');
    return getBonusProgram(client, { id }, signal);
  },
});

/** Query options of the draw of the day. */
export const bonusDrawQuery = (client: Client) => ({
  queryKey: ['bonus-draw'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getBonusDraw } = await import('./bonuses.resource.ts');
    return getBonusDraw(client, signal);
  },
});
