import type { Outcome, Trial } from './fault.ts';
import { type BenchSettings, openTestBench } from './test-bench.ts';

/** What the process of a bench says. */
export type ProcessAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | { readonly type: 'error'; readonly message: string };

// A process with a bench: started with its settings, it runs one trial after the other until it is ended.
const settings = JSON.parse(process.argv[2] ?? '{}') as BenchSettings;
const answer = (message: ProcessAnswer) => process.send?.(message);

try {
  const bench = await openTestBench(settings);
  process.on('message', (trial: Trial) => {
    bench.run(trial).then(
      (outcome) => answer({ type: 'outcome', outcome }),
      (error: unknown) => answer({ type: 'error', message: String(error) }),
    );
  });
  // Its parent process has died, so nothing else would end it.
  process.on('disconnect', () => process.exit());
  answer({ type: 'ready' });
} catch (error) {
  answer({ type: 'error', message: String(error) });
}
