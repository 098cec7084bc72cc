import { Button } from '@foyer/ui/button';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useState } from 'react';
import type { ButtonInfo } from './block-buttons.schema.ts';

const InfoDialog = lazyPart(async () => (await import('./info-dialog.tsx')).InfoDialog);

/** Opens the info dialog, whose code comes with the first press. BLOCK-083 */
export function InfoButton({ title, info }: { title: string; info: ButtonInfo }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button tone="plain" onPress={open}>
        {title}
      </Button>
      {isAsked && (
        <Suspense>
          <InfoDialog info={info} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
