import { writeFileSync } from 'node:fs';
import { capabilitiesPage } from './capabilities-page.ts';

writeFileSync(new URL('../../../../../docs/capabilities.md', import.meta.url), capabilitiesPage());
