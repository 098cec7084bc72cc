import { type BlockFormKey, type FormWords, loadFormWords } from '@foyer/blocks/forms';
import { messageText } from '@foyer/core';
import type { Language } from '@foyer/contract';
import { lintPage, type Problem } from '@foyer/page-document';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { BrokenPlace } from '../broken/broken-place.tsx';
import { useRepair } from '../broken/use-repair.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { CatalogueContext, createCatalogue } from '../catalogue/catalogue.ts';
import { usePageFacts } from '../checks/use-facts.ts';
import { Segmented } from '../parts/segmented.tsx';
import { focusField } from '../form/focus-field.ts';
import { Message } from '../parts/message.tsx';
import { PicturesContext, usePictureStore } from '../pictures/picture-store.ts';
import { catalogueClientOf } from '../ports/catalogue-client.ts';
import { pagesClientOf } from '../ports/pages-client.ts';
import type { Session } from '../session/session-calls.ts';
import { type TextKey, useTexts } from '../texts/texts.tsx';
import { Bar } from './bar.tsx';
import { Dialogs } from './dialogs.tsx';
import { FormSide } from './form-side.tsx';
import { LeftSide } from './left-side.tsx';
import { lintFacts } from './lint-facts.ts';
import { TranslationsDialog } from '../translations/translations-dialog.tsx';
import { type PageChange, pageChanges } from './page-changes.ts';
import { type OutlineBlock, readOutline } from './read-outline.ts';
import { useComposer } from './use-composer.ts';
import { moveOn, useRegionKeys } from './use-region-keys.ts';
import { useEditKeys } from './use-edit-keys.ts';
import * as css from './workbench.css.ts';

const regions = ['blocks', 'page', 'form'] as const;
type Region = (typeof regions)[number];

interface WorkbenchProps {
  alias: string;
  session: Session;
  onLeave: () => void;
}

/** One page being edited: its outline and the library, the page itself, the form of the block that is chosen. */
export function Workbench({ alias, session, onLeave }: WorkbenchProps) {
  const { t, language: spoken } = useTexts();
  const [catalogue] = useState(() =>
    createCatalogue(catalogueClientOf(spoken), pagesClientOf(spoken)),
  );
  const pictures = usePictureStore(session.can_upload);
  const { facts, bytes, weigh } = usePageFacts(catalogue, pictures);
  const { view, send } = useComposer(alias, session.editor.role, facts);
  const [isTranslating, setIsTranslating] = useState(false);
  const translate = () => setIsTranslating(true);
  const [words, setWords] = useState<FormWords>();
  const [language, setLanguage] = useState<Language>(spoken);
  const [selected, setSelected] = useState<string>();
  const [isFormOpen, setIsFormOpen] = useState(false);
  /** The region that narrow screens show. */
  const [region, setRegion] = useState<Region>('blocks');
  const place = useRef<HTMLDivElement>(null);
  useRegionKeys(place);
  const select = useCallback((id: string) => {
    setSelected(id);
    setIsFormOpen(true);
  }, []);
  /** The page in the canvas cannot be listened to from here. */
  const leaveCanvas = useCallback((isBack: boolean) => moveOn(place.current, isBack), []);
  const selectOnPage = useCallback(
    (id: string) => {
      select(id);
      setRegion('form');
    },
    [select],
  );
  useEffect(() => void loadFormWords(spoken).then(setWords), [spoken]);
  useEditKeys(send);

  /** Where the focus goes as soon as the form of its block is there. */
  const [wanted, setWanted] = useState<Problem>();
  useEffect(() => {
    if (!wanted || wanted.blockId !== selected) return undefined;
    // The dialog that led there gives its focus back first.
    const timer = setTimeout(() => {
      if (place.current) focusField(place.current, wanted.path.slice(2));
      setWanted(undefined);
    });
    return () => clearTimeout(timer);
  }, [wanted, selected]);
  const show = (problem: Problem) => {
    if (problem.blockId === undefined) return;
    selectOnPage(problem.blockId);
    setWanted(problem);
  };

  const { text } = view;
  const blocks = useMemo(() => readOutline(text, language), [text, language]);
  // Before the page is there, its text is empty.
  const repair = useRepair(view.step === 'open' ? text : undefined);
  const checked = useDeferredValue(text);
  const [openedAt] = useState(() => new Date());
  const problems = useMemo(() => lintPage(checked, lintFacts(openedAt)), [checked, openedAt]);
  const block = blocks.find(({ id }) => id === selected);
  const titleOf = useCallback(
    ({ key, isKnown }: OutlineBlock) =>
      words && isKnown ? words.block(key as BlockFormKey).title : t('outline.unknown'),
    [words, t],
  );
  const apply = ({ change, group }: PageChange) =>
    send({ type: 'edit.apply', change: [...change], ...(group !== undefined && { group }) });

  if (view.step === 'loading' || !words) return <Message text={t('app.loading')} />;
  if (view.step === 'failed') {
    return (
      <Message
        text={t('app.failed')}
        action={{ name: t('app.retry'), run: () => send({ type: 'page.retry' }) }}
      />
    );
  }
  const levelOf = (id: string) =>
    problems.filter(({ blockId }) => blockId === id).toSorted(byLevel)[0]?.level;
  const nameOf = (id: string) => {
    const found = blocks.find((one) => one.id === id);
    return found ? titleOf(found) : id;
  };
  const message = messageText((key: string, values) => t(key as TextKey, values), view.message);
  return (
    <CatalogueContext value={catalogue}>
      <PicturesContext value={pictures}>
        <div className={css.place} ref={place} data-shown={region}>
          <Bar
            alias={alias}
            view={view}
            message={message}
            onLeave={onLeave}
            onTranslate={repair.isRepairing ? undefined : translate}
            send={send}
          />
          {repair.isRepairing ? (
            <BrokenPlace
              alias={alias}
              text={text}
              canEdit={view.canEdit}
              onChange={(change, group) => apply({ change, ...(group !== undefined && { group }) })}
              onDone={repair.end}
            />
          ) : (
            <>
              <LeftSide
                alias={alias}
                blocks={blocks}
                words={words}
                titleOf={titleOf}
                levelOf={levelOf}
                selected={block}
                canEdit={view.canEdit}
                text={text}
                onSelect={select}
                onApply={apply}
              />
              <Canvas
                alias={alias}
                revision={view.revision}
                sites={session.sites}
                language={language}
                onLanguage={setLanguage}
                selected={selected}
                onSelect={selectOnPage}
                className={css.middle}
                onLeave={leaveCanvas}
                onWeighed={weigh}
              />
              <FormSide
                block={block}
                words={words}
                text={text}
                language={language}
                canEdit={view.canEdit}
                isOpen={isFormOpen}
                onLanguage={setLanguage}
                onApply={apply}
                onClose={() => setIsFormOpen(false)}
              />
              <div className={css.regions}>
                <Segmented
                  name={t('regions.name')}
                  options={regions.map((value) => ({ value, text: t(`regions.${value}`) }))}
                  value={region}
                  onChange={setRegion}
                />
              </div>
            </>
          )}
          <Dialogs
            alias={alias}
            view={view}
            message={message}
            isPublisher={session.editor.role === 'publisher'}
            canSchedule={session.can_schedule}
            nameOf={nameOf}
            bytes={bytes}
            onShow={show}
            onTranslate={translate}
            send={send}
          />
          {isTranslating && !repair.isRepairing && (
            <TranslationsDialog
              text={text}
              blocks={blocks}
              words={words}
              titleOf={titleOf}
              canEdit={view.canEdit}
              onChange={(path, value) => apply(pageChanges.put(text, path, value))}
              onClose={() => setIsTranslating(false)}
            />
          )}
        </div>
      </PicturesContext>
    </CatalogueContext>
  );
}

const byLevel = (one: { level: string }, other: { level: string }): number =>
  one.level.localeCompare(other.level);
