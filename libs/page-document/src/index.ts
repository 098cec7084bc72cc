export { answerOf } from './compile/answer-of.ts';
export {
  compileDocument,
  compilePage,
  type CompiledBlock,
  type CompiledPage,
  PageRefusal,
} from './compile/compile-page.ts';
export { readDraft, type ReadDraft } from './compile/read-draft.ts';
export { comparePages, type PageDifference } from './compare/compare-pages.ts';
export {
  type Conflict,
  conflictKey,
  type MergedPage,
  mergePages,
  type Side,
} from './compare/merge-pages.ts';
export { copyBlock, insertBlock, moveBlock, newBlockId, removeBlock } from './edit/blocks.ts';
export { EditRefusal, insertItem, removeValue, setValue } from './edit/values.ts';
export {
  endGroup,
  type History,
  recordChange,
  redo,
  startHistory,
  type Step,
  STEPS_MAX,
  undo,
} from './history/history.ts';
export { describeProblem } from './lint/describe-problem.ts';
export { type BlockFault, type LintFacts, type PictureFacts } from './lint/lint-facts.ts';
export { brokenText } from './lint/broken-text.ts';
export { lintPage } from './lint/lint-page.ts';
export { errorRules, type Problem, type Rule, warningRules } from './lint/problem.ts';
export { nodeAt, openPage, type OpenPage, type PageFault, type Path } from './text/open-page.ts';
export { type Place, placeOf } from './text/place.ts';
export {
  applyChange,
  type Change,
  differenceOf,
  inverseOf,
  type TextEdit,
} from './text/text-edit.ts';
export { changeOfTyped, typedOffsetOf, typedText } from './text/typed-text.ts';
export { objectsIn } from './text/walk.ts';
