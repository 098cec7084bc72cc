import { Artwork } from '@foyer/ui/artwork';
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

/** As large as a dialog. */
const sizes = [
  [640, 360],
  [960, 540],
] as const;

/** What a block's button says over the page, with its picture. MODAL-028, BLOCK-083 */
export function InfoDialog({ info, isOpen, onClose }: InfoDialogProps) {
  return (
    <Dialog title={info.title} isOpen={isOpen} onClose={onClose}>
      {info.image && (
        <Artwork
          picture={info.image}
          size={[640, 360]}
          candidates={sizes}
          sizes="(min-width: 48em) 36rem, 100vw"
        />
      )}
      <div className={words}>{readHtml(info.text)}</div>
    </Dialog>
  );
}
