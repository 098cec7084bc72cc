import { ActionLink } from '@foyer/ui/action-link';
import { Button } from '@foyer/ui/button';
import { lazyPart } from '@foyer/ui/variants';
import { Suspense } from 'react';
import { useEffect, useRef } from 'react';
import { OptionView } from './option-view.tsx';
import { tabTitles } from './option-words.ts';
import { actions, body, note, price } from './purchase-options.css.ts';
import type { PurchaseOptionsParts } from './purchase-options.view.types.ts';

/** What the flow shows in the step that it has reached, below its heading. */
export function PurchaseOptionsBody(props: PurchaseOptionsParts) {
  const { step } = props.view;
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isNew = before.current !== step;
    before.current = step;
    // The button that led here is gone.
    if (isNew && !content.current?.contains(document.activeElement)) content.current?.focus();
  }, [step]);
  return (
    <div ref={content} className={body} tabIndex={-1}>
      <Step {...props} />
    </div>
  );
}

function Step(props: PurchaseOptionsParts) {
  const { actor, view, words } = props;
  const { t } = words;
  switch (view.step) {
    case 'choosing':
      return <Options {...props} />;
    case 'loading':
      return <output className={note}>{t('purchase.options.loading')}</output>;
    case 'error':
      return (
        <>
          <p className={note} role="alert">
            {t('purchase.options.unavailable')}
          </p>
          <Button onPress={() => actor.send({ type: 'options.retry' })}>{t('shell.retry')}</Button>
        </>
      );
    case 'visitor':
      return (
        <>
          {view.priceText !== undefined && <p className={price}>{view.priceText}</p>}
          <p className={note}>{t('purchase.options.sign_in_text')}</p>
          <Button onPress={() => actor.send({ type: 'options.sign_in' })}>
            {t('purchase.options.sign_in')}
          </Button>
        </>
      );
    case 'owned':
    case 'nothing':
      return <Nothing {...props} />;
    case 'none':
      return null;
  }
}

function Nothing({ view: { step, name, href }, words: { t } }: PurchaseOptionsParts) {
  const isOwned = step === 'owned';
  return (
    <>
      <p className={note}>
        {t(isOwned ? 'purchase.options.owned_text' : 'purchase.options.nothing_text', {
          name,
        })}
      </p>
      {isOwned && href !== undefined && (
        <div className={actions}>
          <ActionLink href={href} size="dialog">
            {t('purchase.options.watch')}
          </ActionLink>
        </div>
      )}
    </>
  );
}

/** Most items are sold in one way. */
const VariantTabs = lazyPart(async () => (await import('./variant-tabs.tsx')).VariantTabs);

/** One tab per option; a single one has none. MODAL-027 */
function Options(props: PurchaseOptionsParts) {
  const { actor, view, words } = props;
  const titles = tabTitles(view.options, words);
  const [only, ...others] = view.options;
  if (!only) return null;
  if (others.length === 0) return <OptionView {...props} option={only} title={titles[0]} />;
  return (
    <Suspense fallback={<OptionView {...props} option={only} title={titles[0]} />}>
      <VariantTabs
        label={words.t('purchase.options.variants')}
        selected={view.seqId ?? only.seq_id}
        onSelect={(seqId) => actor.send({ type: 'option.choose', seqId })}
        tabs={view.options.map((option, index) => ({
          id: option.seq_id,
          title: titles[index] ?? '',
          content: <OptionView {...props} option={option} />,
        }))}
      />
    </Suspense>
  );
}
