import { ActionLink } from '@foyer/ui/action-link';
import { useTranslate } from '@foyer/ui/i18n';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { OfferAction } from '../../parts/offer-action.tsx';
import { useOfferState } from '../../parts/use-offer-state.ts';
import * as css from './multi-sub-block.css.ts';
import type { MultiSubBlockProps } from './multi-sub-block.schema.ts';

/** Props of {@link BundleDeal}. */
interface BundleDealProps extends Pick<MultiSubBlockProps, 'bundle' | 'bundleHref' | 'buttons'> {
  /** Of the element with the name of the bundle. */
  nameId: string;
}

/** How the account stands with the bundle, the way to get it, and what the block leads to beside. */
export function BundleDeal({ bundle, bundleHref, buttons, nameId }: BundleDealProps) {
  const t = useTranslate('info');
  const stateOf = useOfferState();
  const state = bundle && stateOf(bundle);
  return (
    <>
      {state !== undefined && (
        <p className={bundle?.standing === 'active' ? css.stateOn : css.state}>{state}</p>
      )}
      <div className={css.actions}>
        {bundle ? (
          <OfferAction className={css.action} offer={bundle} nameId={nameId} isPrimary />
        ) : (
          bundleHref !== undefined && (
            <ActionLink className={css.action} href={bundleHref}>
              {t('info.offer.details')}
            </ActionLink>
          )
        )}
        <BlockButtons items={buttons} isMain={bundle === undefined && bundleHref === undefined} />
      </div>
    </>
  );
}
