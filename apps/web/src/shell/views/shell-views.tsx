import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { CardPreviews } from '@foyer/card-previews/card-previews';
import { Aurora } from './aurora.tsx';
import { BlockAnchor } from './block-anchor.tsx';
import { LoadingPage } from './loading-page.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { PageNotices } from './page-notices.tsx';
import { PageToasts } from './page-toasts.tsx';
import { ProofPrompt } from './proof-prompt.tsx';
import { SupportChat } from './support-chat.tsx';

/** What {@link ShellViews} shows. */
export interface ShellViewsProps {
  shell: Shell;
}

/** What lies over every page once the flows run: dialogs, toasts, notices and banners. SHELL-004 to SHELL-006 */
export function ShellViews({ shell }: ShellViewsProps) {
  return (
    <>
      <LoadingPage shell={shell} />
      <PageNotices shell={shell} />
      <BlockAnchor />
      <CardPreviews />
      <SupportChat shell={shell} />
      <PageToasts shell={shell} />
      <PageDialogs shell={shell} />
      <ProofPrompt />
      <Aurora shell={shell} />
    </>
  );
}
