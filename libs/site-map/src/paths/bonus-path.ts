import { sitePath } from '../site-path.ts';

/** The page of a bonus program. ROUTE-045 */
export const bonusPath = (id: string) => sitePath(`/my/bonuses/${encodeURIComponent(id)}`);
