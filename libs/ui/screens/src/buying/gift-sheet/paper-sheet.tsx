import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLabel } from '@foyer/ui/theme';
import { Logo } from '@foyer/ui/logo';
import type { GiftSheetProps } from './gift-sheet.types.ts';
import {
  code as codeStyle,
  foot,
  frame,
  head,
  inPlaceOfPage,
  list,
  sheet,
  title as titleStyle,
  value as valueStyle,
} from './paper-sheet.css.ts';

const never = () => () => undefined;

/** The certificate on paper: beside the page in the document, and the only part of it that is printed. */
export function PaperSheet(props: GiftSheetProps) {
  // The server has no document, and prints nothing.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser && createPortal(<Paper {...props} />, document.body);
}

function Paper({ title, value, codeLabel, code, until, steps }: GiftSheetProps) {
  const { codeForm } = useLabel().variants;
  return (
    // Never on a screen, and so never in the tree of what is read aloud.
    <div className={inPlaceOfPage} data-paper="">
      <div className={sheet[codeForm]}>
        <div className={head[codeForm]}>
          <Logo />
        </div>
        <p className={titleStyle[codeForm]}>{title}</p>
        <p className={valueStyle[codeForm]}>{value}</p>
        <div className={frame[codeForm]}>
          <p>{codeLabel}</p>
          <p className={codeStyle} translate="no">
            {code}
          </p>
        </div>
        <ol className={list}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={foot[codeForm]}>{until}</p>
      </div>
    </div>
  );
}
