import 'dashjs';
import Protection from './lean/protection.ts';

// dash.js, which is there by now, looks for this part under its own global name.
const { dashjs } = globalThis as { dashjs?: Record<string, unknown> };
if (Protection && dashjs) dashjs['Protection'] = Protection;
