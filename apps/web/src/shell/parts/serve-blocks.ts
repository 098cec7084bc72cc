import type { PageServices } from '@foyer/blocks/page-services';
import { loadPatiently } from '@foyer/ui/variants';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import type { PageFacts } from '../../ports/page-services.ts';

// Where the services are. Their files are several, and every page with a session would name them if its shell did.

/** Brings what blocks with a form ask of the page. */
export const serveBlocks = async (shell: Shell, facts: PageFacts): Promise<PageServices> =>
  (await loadPatiently(() => import('../../ports/page-services.ts'))).servicesOf(shell, facts);
