import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { changeSubscription } from './change-subscription.ts';

/** How long words about a failure stay, in seconds. */
const NOTICE_SECONDS = 10;

async function tellFailure({ page, tell }: Pick<Shell, 'page' | 'tell'>): Promise<void> {
  await page.loadTexts('info');
  tell('notifications', {
    type: 'notice.show',
    notice: {
      tone: 'error',
      message: { key: 'info.services.failed' },
      durationSeconds: NOTICE_SECONDS,
      isForced: true,
    },
  });
}

/** Takes the end of a subscription back; a refusal changes nothing and is told. */
export async function resumeSubscription(
  shell: Pick<Shell, 'page' | 'tell'>,
  id: string,
): Promise<void> {
  try {
    await changeSubscription(shell.page, id, 'resume');
  } catch {
    await tellFailure(shell).catch(() => undefined);
  }
}
