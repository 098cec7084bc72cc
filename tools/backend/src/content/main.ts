import { runContent } from './command.ts';

process.exitCode = await runContent(process.argv.slice(2));
