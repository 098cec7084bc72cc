import { Dialog } from '@foyer/ui/dialog';
import type { ButtonInfo } from './block-buttons.schema.ts';
import { words } from './block-section.css.ts';
import { readHtml } from './html-words.tsx';

/** Props of {@link InfoDialog}. */
interface InfoDialogProps {
  info: ButtonInfo;
  isOpen: boolean;
  onClose: () => void;
}

/** What a block's button says over the page. BLOCK-083 */
export function InfoDialog({ info, isOpen, onClose }: InfoDialogProps) {
  return (
    <Dialog title={info.title} isOpen={isOpen} onClose={onClose}>
      <div className={words}>{readHtml(info.text)}</div>
    </Dialog>
  );
}
