import { action } from '@foyer/ui/action-link';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useState } from 'react';
import { withScripts } from './block-buttons.css.ts';
import type { ButtonInfo } from './block-buttons.schema.ts';
import { readHtml } from './html-words.tsx';

const InfoDialog = lazyPart(async () => (await import('./info-dialog.tsx')).InfoDialog);

/** Opens the info dialog, whose code comes with the first press; without scripts its words unfold in the page. BLOCK-083 */
export function InfoButton({ title, info }: { title: string; info: ButtonInfo }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={`${action({ look: 'plain' })} ${withScripts}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        {title}
      </button>
      <noscript>
        <details>
          <summary>{title}</summary>
          <p>{info.title}</p>
          <div>{readHtml(info.text)}</div>
        </details>
      </noscript>
      {isAsked && (
        <Suspense>
          <InfoDialog info={info} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
